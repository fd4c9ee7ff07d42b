package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * Comments in sources such as {@code // MARSHAL104: part of the message}: what must be reported on their lines.
 *
 * @param file the name of the file
 */
record Expectations(String file, int line, String code, String part) {

    private static final Pattern EXPECTATION = Pattern.compile("// (MARSHAL\\d+): (.*)");

    static List<Expectations> in(Map<String, String> sources) {
        List<Expectations> expectations = new ArrayList<>();
        sources.forEach((path, source) -> {
            String[] lines = source.split("\n");
            for (int i = 0; i < lines.length; i++) {
                Matcher matcher = EXPECTATION.matcher(lines[i]);
                if (matcher.find()) {
                    String file = Path.of(path).getFileName().toString();
                    expectations.add(new Expectations(
                            file, i + 1, matcher.group(1), matcher.group(2).strip()));
                }
            }
        });
        return expectations;
    }

    /** Requires that a compiler has reported what the comments say and nothing else. */
    static void requireReported(TestCompiler compiler, TestCompiler.Result result, Map<String, String> sources) {
        List<String> reported = result.diagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR
                        || diagnostic.getMessage(null).contains("[MARSHAL"))
                .map(Expectations::describe)
                .toList();
        List<Expectations> expected = in(sources);
        assertThat(reported).as("reported").hasSize(expected.size());
        for (Expectations each : expected) {
            assertThat(reported)
                    .anySatisfy(message -> assertThat(message)
                            .startsWith(each.placeBy(compiler) + " [" + each.code + "] ")
                            .contains(each.part));
        }
    }

    /** The Eclipse compiler has no source positions for packages. */
    private String placeBy(TestCompiler compiler) {
        return compiler == TestCompiler.ECLIPSE && file.equals("package-info.java") ? "nowhere:0" : file + ":" + line;
    }

    /** A message after its file and line. */
    static String describe(Diagnostic<? extends JavaFileObject> diagnostic) {
        String file = diagnostic.getSource() == null
                ? "nowhere"
                : Path.of(diagnostic.getSource().getName()).getFileName().toString();
        return file + ":" + diagnostic.getLineNumber() + " " + diagnostic.getMessage(null);
    }
}
