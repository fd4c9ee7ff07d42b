package org.marshal4j.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;

class NotInlinedTest {
    /** HotSpot's -XX:FreqInlineSize. */
    private static final int LARGEST_INLINED = 325;

    private static final Pattern RETURN = Pattern.compile("(\\d+): i?return");

    @Test
    void methodsAreTooLargeToBeInlined() throws Exception {
        List<Integer> ends = RETURN.matcher(bytecode())
                .results()
                .map(end -> Integer.valueOf(end.group(1)))
                .filter(end -> end >= LARGEST_INLINED)
                .toList();
        assertThat(ends).hasSize(2);
    }

    private static String bytecode() throws Exception {
        Path classes = Path.of(NotInlined.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        int exit = ToolProvider.findFirst("javap")
                .orElseThrow()
                .run(out, out, "-c", "-cp", classes.toString(), NotInlined.class.getName());
        assertThat(exit).isZero();
        return text.toString();
    }
}
