package org.marshal4j.examples;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.marshal4j.examples.demo.ChronicleStart;
import org.marshal4j.examples.demo.FailureSection;
import org.marshal4j.examples.demo.GeneratedSourceSection;
import org.marshal4j.examples.demo.HexDumpSection;
import org.marshal4j.examples.demo.LayoutSection;
import org.marshal4j.examples.demo.SameBytesSection;
import org.marshal4j.examples.demo.Section;
import org.marshal4j.examples.demo.Terminal;
import org.marshal4j.examples.demo.TimingSection;

/** Shows in a terminal what marshal4j generates, and what the generated code does. It needs no JVM flags. */
public final class Demo {

    private Demo() {}

    /** Runs all sections. */
    public static void main(String[] args) {
        Terminal terminal = Terminal.of(new PrintStream(System.out, true, StandardCharsets.UTF_8));
        ChronicleStart.quietly(terminal);
        sections(TimingSection.thorough()).forEach(terminal::show);
        terminal.text("");
    }

    /** Returns the sections in order. The given one comes last. */
    static List<Section> sections(TimingSection timing) {
        return List.of(
                new GeneratedSourceSection(),
                new HexDumpSection(),
                new FailureSection(),
                new SameBytesSection(),
                new LayoutSection(),
                timing);
    }
}
