package org.marshal4j.examples;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.marshal4j.examples.demo.FailureSection;
import org.marshal4j.examples.demo.GeneratedSourceSection;
import org.marshal4j.examples.demo.HexDumpSection;
import org.marshal4j.examples.demo.LayoutSection;
import org.marshal4j.examples.demo.SameBytesSection;
import org.marshal4j.examples.demo.Section;
import org.marshal4j.examples.demo.Terminal;
import org.marshal4j.examples.demo.TimingSection;

/** Shows in a terminal what marshal4j generates and what that does. It needs no JVM flags. */
public final class Demo {

    /** Kept, since a logger that nobody holds forgets its level. */
    private static final Logger CHRONICLE = Logger.getLogger("net.openhft.chronicle");

    private Demo() {}

    /** Runs all sections. */
    public static void main(String[] args) {
        CHRONICLE.setLevel(Level.OFF);
        Terminal terminal = new Terminal(new PrintStream(System.out, true, StandardCharsets.UTF_8));
        sections(TimingSection.THOROUGH).forEach(section -> terminal.show(section));
    }

    /**
     * The sections in order.
     *
     * @param rounds how many rounds are timed
     */
    static List<Section> sections(int rounds) {
        return List.of(
                new GeneratedSourceSection(),
                new HexDumpSection(),
                new FailureSection(),
                new SameBytesSection(),
                new LayoutSection(),
                new TimingSection(rounds));
    }
}
