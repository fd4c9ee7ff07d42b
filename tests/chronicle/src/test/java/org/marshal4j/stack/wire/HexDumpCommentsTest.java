package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.HexDumpBytes;
import net.openhft.chronicle.wire.Marshallable;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.Test;
import org.marshal4j.Marshal;

/** Comments in hex dumps are indented as Wire indents them. */
class HexDumpCommentsTest {

    @Marshal
    static class Inner extends SelfDescribingMarshallable implements HexDumpCommentsTest_InnerMarshallable {
        int depth;
    }

    @Marshal
    static class Outer extends SelfDescribingMarshallable implements HexDumpCommentsTest_OuterMarshallable {
        long id = 5;
        Inner inner = new Inner();
        List<Inner> list = new ArrayList<>(List.of(new Inner()));
        String text = "x";
    }

    static class PlainOuter extends SelfDescribingMarshallable {
        long id = 5;
        Inner inner = new Inner();
        List<Inner> list = new ArrayList<>(List.of(new Inner()));
        String text = "x";
    }

    @Test
    void haveTheIndentationOfWire() {
        assertThat(dump(new Outer())).isEqualTo(dump(new PlainOuter()));
        assertThat(dump(new Outer())).contains("\n      c5 64 65 70 74 68");
    }

    private static String dump(Marshallable object) {
        HexDumpBytes bytes = new HexDumpBytes();
        WireType.BINARY_LIGHT.apply(bytes).write("object").marshallable(object);
        return bytes.toHexString().replace("PlainOuter", "Outer");
    }
}
