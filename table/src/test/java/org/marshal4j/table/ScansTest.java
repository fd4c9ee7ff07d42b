package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Scans are written twice, for {@code double} and for {@code long}: whoever changes one must change the other. */
class ScansTest {

    /** Lines may be broken at other words, since the names of the types differ in length. */
    private static String source(Class<?> type) throws IOException {
        return Files.readString(Path.of("src/main/java", type.getName().replace('.', '/') + ".java"))
                .replaceAll("\\s+(\\* )?", " ");
    }

    @Test
    void differOnlyInTypes() throws IOException {
        assertThat(source(FloatingColumn.class)
                        .replace("double", "long")
                        .replace("Double", "Long")
                        .replace("Floating", "Whole"))
                .isEqualTo(source(WholeColumn.class));
    }
}
