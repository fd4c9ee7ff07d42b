package org.marshal4j.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.marshal4j.examples.demo.Terminal;
import org.marshal4j.examples.demo.TimingSection;

class DemoTest {

    @Test
    void showsEverything() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Terminal terminal = Terminal.of(new PrintStream(out, true, StandardCharsets.UTF_8));

        Demo.sections(TimingSection.brief()).forEach(terminal::show);

        String shown = out.toString(StandardCharsets.UTF_8);
        assertThat(shown)
                .contains("private static void writeBlock(OrderLine orderLine, Output out) {")
                .contains("05 67 72 c3 bc 6e                               # note")
                .contains("Order.lines[1].price at offset 74: 8 bytes needed, 5 left [MARSHAL203]")
                .contains("run 1: bidQty1 .. askQty3, 28 bytes: ")
                .contains("best of 1 turns");
        assertThat(shown.lines().filter(line -> line.startsWith("  generated ")))
                .as("rows of generated forms: two with bytes, two with times")
                .hasSize(4)
                .filteredOn(line -> line.endsWith("the same bytes"))
                .hasSize(2);
    }
}
