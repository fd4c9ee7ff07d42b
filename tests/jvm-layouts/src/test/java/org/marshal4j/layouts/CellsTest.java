package org.marshal4j.layouts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The JVMs of the matrix. */
class CellsTest {
    private static final Jdk OLD = new Jdk(Path.of("old"), 17);
    private static final Jdk NEW = new Jdk(Path.of("new"), 25);

    @Test
    void eachHasItsOwnFlagsAndFile() {
        assertThat(Cells.all(NEW)).doesNotHaveDuplicates();
        assertThat(Cells.all(NEW).stream().map(Cell::fileName)).doesNotHaveDuplicates();
        assertThat(Cell.of(OLD, "+UseZGC ObjectAlignmentInBytes=16"))
                .hasToString("JDK 17 +UseZGC ObjectAlignmentInBytes=16");
        assertThat(Cell.of(OLD, "+UseZGC Xint").flags()).containsExactly("-XX:+UseZGC", "-Xint");
    }

    @Test
    void onlyNewJdksHaveCompactHeaders() {
        String compact = "-XX:+UseCompactObjectHeaders";
        assertThat(Cells.all(OLD)).noneMatch(cell -> cell.flags().contains(compact));
        assertThat(Cells.all(NEW))
                .anyMatch(cell -> cell.flags().contains(compact) && cell.flags().contains("-Xint"));
        assertThat(Cells.all(NEW))
                .anyMatch(cell -> cell.flags().contains(compact)
                        && cell.flags().contains("-XX:-UseCompressedOops")
                        && cell.flags().contains("-XX:ObjectAlignmentInBytes=16"));
        assertThat(Cells.few(NEW)).hasSize(4);
    }

    @Test
    void findsNamedOrInstalledJdks(@TempDir Path empty) throws Exception {
        String home = Jdk.current().home().toString();
        assertThat(Jdks.find("")).contains(Jdk.current());
        assertThat(Jdks.find(home + File.pathSeparator + home)).isEqualTo(List.of(Jdk.current(), Jdk.current()));
        assertThatIllegalArgumentException().isThrownBy(() -> Jdks.find(empty.toString()));
    }
}
