package org.marshal4j.blackbox.pinned;

import static org.marshal4j.blackbox.pinned.PinnedRow.row;

import java.lang.Character.UnicodeScript;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.marshal4j.Marshal;

/** The pinned bytes of values that docs/wire-format.md does not show: counts of two bytes, and superclasses. */
final class PinnedEdges {
    private PinnedEdges() {}

    @Marshal
    record LongText(String value) {}

    @Marshal
    record ManyConstants(UnicodeScript value) {}

    @Marshal
    record Lists(List<List<Boolean>> value) {}

    @Marshal
    static class Above {
        String text = "a";
    }

    @Marshal
    static class Below extends Above {
        byte last = 9;
        transient int cache = 7;
    }

    static Stream<PinnedRow> rows() {
        UnicodeScript[] constants = UnicodeScript.values();
        return Stream.of(
                row("text", "of 128 bytes", new LongText("x".repeat(128)), "80 01" + " 78".repeat(128)),
                row("enum", "index 127", new ManyConstants(constants[127]), "7f"),
                row("enum", "index 128", new ManyConstants(constants[128]), "80 01"),
                row(
                        "list of lists",
                        "[[true, null], [], null]",
                        new Lists(Arrays.asList(Arrays.asList(true, null), List.of(), null)),
                        "03 02 01 01 00 00 00 80 00"),
                row("subclass", "its superclass's field comes first", new Below(), "01 61 09"));
    }
}
