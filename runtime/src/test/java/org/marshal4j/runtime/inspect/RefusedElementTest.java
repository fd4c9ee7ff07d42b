package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.step.NamedMarshallers;
import org.marshal4j.schema.Schema;

class RefusedElementTest {
    private static final Schema NODE =
            Schema.of("Node", "lists list<list<int8>>", "pairs map<int8,int8>", "nodes list<Node>");

    @Test
    void namesOfElementsContainNumbers() {
        assertThat(RefusedElement.isNamedBy("tags[0]")).isTrue();
        assertThat(RefusedElement.isNamedBy("tags[][12].key")).isTrue();
        assertThat(RefusedElement.isNamedBy("tags[]")).isFalse();
        assertThat(RefusedElement.isNamedBy("tags")).isFalse();
        assertThat(RefusedElement.isNamedBy("")).isFalse();
    }

    @Test
    void findsAnElementOfAListInAList() {
        // lists: 2 lists, of 1 byte and of 2 bytes
        assertThat(find("lists[][1]", 6, "02 01 07 02 07 07 00 00")).isEqualTo("lists[1][1]@5");
    }

    @Test
    void findsAKeyWhoseValueHasBeenReadAndTheValueItself() {
        String message = "00 02 01 0A 01 0B 00";
        assertThat(find("pairs[1].key", 6, message)).isEqualTo("pairs[1].key@4");
        assertThat(find("pairs[1].value", 6, message)).isEqualTo("pairs[1].value@5");
    }

    @Test
    void findsTheInnermostElementOfAName() {
        String message = "00 00 02 00 00 00 00 00 02 00 00 00 00 00 00";
        assertThat(find("nodes[1]", 15, message)).isEqualTo("nodes[1].nodes[1]@12");
        assertThat(find("nodes[0]", 6, message)).isEqualTo("nodes[0]@3");
    }

    @Test
    void findsNothingThatTheSchemaDoesNotContain() {
        assertThat(find("other[1]", 6, "02 01 07 02 07 07 00 00")).isNull();
        assertThat(find("lists[][5]", 6, "02 01 07 02 07 07 00 00")).isNull();
    }

    private static @Nullable String find(String name, int reached, String hex) {
        byte[] message = HexFormat.ofDelimiter(" ").parseHex(hex);
        RefusedElement element = new RefusedElement(name, reached);
        SchemaWalk walk = new SchemaWalk(
                type -> NODE,
                new WireCursor(Input.of(message).readable(), 0, message.length),
                null,
                WalkedCustoms.of(NamedMarshallers.of(NODE)));
        walk.tell(element);
        walk.root(NODE);
        return element.path() == null ? null : element.path() + "@" + element.offset();
    }
}
