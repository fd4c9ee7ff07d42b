package org.marshal4j.adopt.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.marshal4j.adopt.kit.Planned;

class NumberedEnumsTest {

    private static String source(String members, String fields, String write, String read) {
        return """
                import java.io.*;
                import java.util.*;
                import org.marshal4j.EnumNumber;
                public class C implements Externalizable {
                    enum Side {
                        %s
                        static Side of(int code) {
                            for (Side side : values()) if (side.code == code) return side;
                            throw new IllegalArgumentException();
                        }
                    }
                    %s
                    public void writeExternal(ObjectOutput out) throws IOException { %s }
                    public void readExternal(ObjectInput in) throws IOException { %s }
                }
                """.formatted(members, fields, write, read);
    }

    private static final String SIDES = """
            BUY(1), SELL(200) { @Override int sign() { return -1; } };
            private final int code;
            Side(int code) { this.code = code; }
            int code() { return code; }
            int sign() { return 1; }
            """;

    @Test
    void theNumbersAreThoseOfTheConstructor() {
        assertThat(Planned.of(
                        source(SIDES, "Side side;", "out.writeInt(side.code());", "side = Side.of(in.readInt());")))
                .containsExactly(
                        "class C",
                        "@Encoded(value = Encoding.DATA_OUTPUT, number = \"code\") side",
                        "C$Side{BUY=1, SELL=200}");
    }

    @Test
    void elementsAndValuesThatMayBeNullHaveThemToo() {
        assertThat(
                        Planned.of(
                                source(
                                        SIDES,
                                        "Side side; List<Side> sides = new ArrayList<>();",
                                        "out.writeBoolean(side != null); if (side != null) out.writeShort(side.code());"
                                                + " out.writeInt(sides.size()); for (Side each : sides) out.writeInt(each.code());",
                                        "side = in.readBoolean() ? Side.of(in.readShort()) : null; sides.clear();"
                                                + " int n = in.readInt(); for (int i = 0; i < n; i++) sides.add(Side.of(in.readInt()));")))
                .contains(
                        "@Encoded(value = Encoding.DATA_OUTPUT, as = Form.SHORT, number = \"code\","
                                + " presence = Presence.ONE) side",
                        "@Required @Encoded(value = Encoding.DATA_OUTPUT, number = \"code\") sides");
    }

    @Test
    void aFormThatDoesNotHoldThemIsNoForm() {
        assertThat(Planned.of(
                        source(SIDES, "Side side;", "out.writeByte(side.code());", "side = Side.of(in.readByte());")))
                .contains("@Required @MarshalWith(SideMarshaller.class) side");
        assertThat(Planned.of(source(
                        SIDES, "Side side;", "out.writeByte(side.code());", "side = Side.of(in.readUnsignedByte());")))
                .contains("C$Side{BUY=1, SELL=200}");
    }

    @Test
    void whatIsComputedIsNotSeen() {
        assertThat(Planned.of(source(
                        "BUY(\"a\".length()), SELL(2); final int code; Side(int code) { this.code = code; }",
                        "Side side;",
                        "out.writeInt(side.code);",
                        "side = Side.of(in.readInt());")))
                .contains("@Required @MarshalWith(SideMarshaller.class) side");
        assertThat(Planned.of(source(
                        "BUY(1), SELL(2); final int code; Side(int code) { this.code = code << 1; }",
                        "Side side;",
                        "out.writeInt(side.code);",
                        "side = Side.of(in.readInt());")))
                .contains("@Required @MarshalWith(SideMarshaller.class) side");
    }

    @Test
    void numbersThatAreThereDecide() {
        String annotated = "@EnumNumber(1) BUY(1), @EnumNumber(200) SELL(200);"
                + " final int code; Side(int code) { this.code = code; }";
        assertThat(Planned.of(
                        source(annotated, "Side side;", "out.writeInt(side.code);", "side = Side.of(in.readInt());")))
                .containsExactly("class C", "@Encoded(value = Encoding.DATA_OUTPUT, number = \"code\") side");
        assertThat(Planned.of(source(
                        annotated,
                        "Side side;",
                        "out.writeInt(side.ordinal());",
                        "side = Side.values()[in.readInt()];")))
                .contains("@Required @MarshalWith(SideMarshaller.class) side");
    }

    @Test
    void anEnumIsNotWrittenInTwoWays() {
        assertThat(Planned.of(source(
                        SIDES,
                        "Side side; Side other;",
                        "out.writeInt(side.code()); out.writeInt(other.ordinal());",
                        "side = Side.of(in.readInt()); other = Side.values()[in.readInt()];")))
                .containsExactly("other: written by ordinal, where side has numbers of the same enum (C.java:18)");
    }

    @Test
    void aPrivateEnumIsOpened() {
        assertThat(Planned.of(source(SIDES, "Side side;", "out.writeInt(side.code());", "side = Side.of(in.readInt());")
                        .replace("enum Side", "private enum Side")))
                .contains("not private: C$Side{BUY=1, SELL=200}");
    }
}
