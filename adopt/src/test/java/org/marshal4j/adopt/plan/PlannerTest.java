package org.marshal4j.adopt.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.marshal4j.adopt.kit.Planned;

class PlannerTest {

    private static String externalizable(String fields, String write, String read) {
        return """
                import java.io.*;
                import java.math.*;
                import java.time.*;
                import java.util.*;
                public class C implements Externalizable {
                    enum Side { BUY, SELL }
                    %s
                    public void writeExternal(ObjectOutput out) throws IOException {
                        %s
                    }
                    public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
                        %s
                    }
                }
                """.formatted(fields, write, read);
    }

    private static String chronicle(String fields, String write, String read) {
        return """
                import net.openhft.chronicle.bytes.*;
                public class C implements BytesMarshallable {
                    %s
                    public void writeMarshallable(BytesOut<?> out) {
                        %s
                    }
                    public void readMarshallable(BytesIn<?> in) {
                        %s
                    }
                }
                """.formatted(fields, write, read);
    }

    @Test
    void fieldsAreInTheOrderInWhichTheyAreWritten() {
        assertThat(Planned.of(externalizable(
                        "int a; String b; long c; int shown;",
                        "out.writeLong(c); out.writeUTF(b); out.writeInt(a);",
                        "c = in.readLong(); b = in.readUTF(); a = in.readInt();")))
                .containsExactly("@Encoded(Encoding.DATA_OUTPUT) class C", "c", "b", "a", "@Skip shown");
    }

    @Test
    void theMostFrequentEncodingIsOnTheClass() {
        assertThat(
                        Planned.of(
                                chronicle(
                                        "long a; double b; boolean c; String d; String e;",
                                        "out.writeLong(a); out.writeDouble(b); out.writeBoolean(c); out.writeUtf8(d); out.write8bit(e);",
                                        "a = in.readLong(); b = in.readDouble(); c = in.readBoolean(); d = in.readUtf8(); e = in.read8bit();")))
                .containsExactly(
                        "@Encoded(Encoding.CHRONICLE) class C",
                        "a",
                        "b",
                        "c",
                        "d",
                        "@Encoded(value = Encoding.CHRONICLE, as = Form.TEXT_8BIT) e");
    }

    @Test
    void whatIsPlainNeedsNoEncoding() {
        assertThat(Planned.of(chronicle(
                        "long a; int b; char c; byte d; float e;",
                        "out.writeLong(a); out.writeStopBit(b); out.writeStopBit(c); out.writeByte(d); out.writeFloat(e);",
                        "a = in.readLong(); b = (int) in.readStopBit(); c = in.readStopBitChar(); d = in.readByte();"
                                + " e = in.readFloat();")))
                .containsExactly("class C", "a", "@StopBit b", "@StopBit c", "d", "e");
    }

    @Test
    void numbersOfOtherWidthsHaveTheirForm() {
        assertThat(
                        Planned.of(
                                externalizable(
                                        "int a; int b; int c; long d; int e; short f; char g; boolean h;",
                                        "out.writeByte(a); out.writeByte(b); out.writeShort(c); out.writeInt((int) d); out.writeLong(e);"
                                                + " out.writeShort(f); out.writeChar(g); out.writeByte(h ? 1 : 0);",
                                        "a = in.readByte(); b = in.readUnsignedByte(); c = in.readShort() & 0xffff; d = in.readInt();"
                                                + " e = (int) in.readLong(); f = in.readShort(); g = in.readChar(); h = in.readByte() == 1;")))
                .containsExactly(
                        "@Encoded(Encoding.DATA_OUTPUT) class C",
                        "@Encoded(value = Encoding.DATA_OUTPUT, as = Form.BYTE) a",
                        "@Encoded(value = Encoding.DATA_OUTPUT, as = Form.UNSIGNED_BYTE) b",
                        "@Encoded(value = Encoding.DATA_OUTPUT, as = Form.UNSIGNED_SHORT) c",
                        "@Encoded(value = Encoding.DATA_OUTPUT, as = Form.INT) d",
                        "@Encoded(value = Encoding.DATA_OUTPUT, as = Form.LONG) e",
                        "f",
                        "g",
                        "h");
    }

    @Test
    void enumsDatesAndDecimals() {
        assertThat(Planned.of(externalizable(
                        "Side a; Side b; Side c; Date d; Instant e; LocalDate f; LocalTime g; Duration h; BigDecimal i;"
                                + " BigDecimal j;",
                        "out.writeInt(a.ordinal()); out.writeByte(b.ordinal()); out.writeUTF(c.name());"
                                + " out.writeLong(d.getTime()); out.writeLong(e.getEpochSecond());"
                                + " out.writeInt((int) f.toEpochDay()); out.writeLong(g.toNanoOfDay());"
                                + " out.writeLong(h.toMillis()); out.writeUTF(i.toString()); out.writeDouble(j.doubleValue());",
                        "a = Side.values()[in.readInt()]; b = Side.values()[in.readByte()]; c = Side.valueOf(in.readUTF());"
                                + " d = new Date(in.readLong()); e = Instant.ofEpochSecond(in.readLong());"
                                + " f = LocalDate.ofEpochDay(in.readInt()); g = LocalTime.ofNanoOfDay(in.readLong());"
                                + " h = Duration.ofMillis(in.readLong()); i = new BigDecimal(in.readUTF());"
                                + " j = BigDecimal.valueOf(in.readDouble());")))
                .containsExactly(
                        "@Encoded(Encoding.DATA_OUTPUT) class C",
                        "a",
                        "@Encoded(value = Encoding.DATA_OUTPUT, as = Form.BYTE) b",
                        "@Encoded(value = Encoding.DATA_OUTPUT, as = Form.TEXT) c",
                        "d",
                        "@Encoded(value = Encoding.DATA_OUTPUT, unit = ChronoUnit.SECONDS) e",
                        "@Encoded(value = Encoding.DATA_OUTPUT, as = Form.INT) f",
                        "@Encoded(value = Encoding.DATA_OUTPUT, unit = ChronoUnit.NANOS) g",
                        "h",
                        "i",
                        "@Encoded(value = Encoding.DATA_OUTPUT, as = Form.DOUBLE) j");
    }

    @Test
    void arraysCollectionsAndMaps() {
        assertThat(Planned.of(externalizable(
                        "byte[] a; List<String> b; int[] c; Map<Integer, Long> d; Set<Integer> e;", """
                        out.writeInt(a.length); out.write(a);
                        out.writeShort(b.size()); for (String s : b) { out.writeUTF(s); }
                        out.writeInt(c.length); for (int i = 0; i < c.length; i++) { out.writeInt(c[i]); }
                        out.writeInt(d.size());
                        for (Map.Entry<Integer, Long> x : d.entrySet()) { out.writeInt(x.getKey()); out.writeLong(x.getValue()); }
                        out.writeInt(e.size()); for (int i : e) { out.writeShort(i); }
                        """, """
                        a = new byte[in.readInt()]; in.readFully(a);
                        int n = in.readShort(); b = new ArrayList<>(); for (int i = 0; i < n; i++) { b.add(in.readUTF()); }
                        c = new int[in.readInt()]; for (int i = 0; i < c.length; i++) { c[i] = in.readInt(); }
                        int m = in.readInt(); d = new HashMap<>();
                        for (int i = 0; i < m; i++) { d.put(in.readInt(), in.readLong()); }
                        int k = in.readInt(); e = new HashSet<>(); for (int i = 0; i < k; i++) { e.add((int) in.readShort()); }
                        """)))
                .containsExactly(
                        "@Encoded(Encoding.DATA_OUTPUT) @Required class C",
                        "a",
                        "@Encoded(value = Encoding.DATA_OUTPUT, length = Form.SHORT) b",
                        "c",
                        "d",
                        "@Encoded(value = Encoding.DATA_OUTPUT, as = Form.SHORT) e");
    }

    @Test
    void presenceBytes() {
        assertThat(Planned.of(externalizable("String a; Long b; int c;", """
                        out.writeBoolean(a != null); if (a != null) { out.writeUTF(a); }
                        if (b == null) { out.writeByte(0); } else { out.writeByte(1); out.writeLong(b); }
                        out.writeInt(c);
                        """, """
                        a = in.readBoolean() ? in.readUTF() : null;
                        b = in.readByte() == 1 ? in.readLong() : null;
                        c = in.readInt();
                        """)))
                .containsExactly(
                        "@Encoded(Encoding.DATA_OUTPUT) class C",
                        "@Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ONE) a",
                        "@Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ONE) b",
                        "c");
    }

    @Test
    void presenceBytesThatAreZero() {
        assertThat(Planned.of(externalizable("String a; Long b; int c;", """
                        out.writeBoolean(a == null); if (a != null) { out.writeUTF(a); }
                        if (b == null) { out.writeByte(1); } else { out.writeByte(0); out.writeLong(b); }
                        out.writeInt(c);
                        """, """
                        a = in.readBoolean() ? null : in.readUTF();
                        b = in.readByte() == 0 ? in.readLong() : null;
                        c = in.readInt();
                        """)))
                .containsExactly(
                        "@Encoded(Encoding.DATA_OUTPUT) class C",
                        "@Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ZERO) a",
                        "@Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ZERO) b",
                        "c");
    }

    @Test
    void uuidsAsTwoNumbers() {
        assertThat(Planned.of(externalizable("UUID a; UUID b; int c;", """
                        out.writeLong(a.getMostSignificantBits()); out.writeLong(a.getLeastSignificantBits());
                        out.writeBoolean(b == null);
                        if (b != null) {
                            out.writeLong(b.getMostSignificantBits()); out.writeLong(b.getLeastSignificantBits());
                        }
                        out.writeInt(c);
                        """, """
                        a = new UUID(in.readLong(), in.readLong());
                        b = in.readBoolean() ? null : new UUID(in.readLong(), in.readLong());
                        c = in.readInt();
                        """)))
                .containsExactly(
                        "@Encoded(Encoding.DATA_OUTPUT) class C",
                        "a",
                        "@Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ZERO) b",
                        "c");
    }

    @Test
    void nullAsALength() {
        assertThat(Planned.of(externalizable("byte[] a; List<String> b; byte[] c;", """
                        if (a == null) { out.writeInt(-1); } else { out.writeInt(a.length); out.write(a); }
                        if (b == null) { out.writeInt(0); } else { out.writeInt(b.size()); for (String s : b) { out.writeUTF(s); } }
                        out.writeInt(c.length); out.write(c);
                        """, """
                        int n = in.readInt();
                        if (n >= 0) { a = new byte[n]; in.readFully(a); } else { a = null; }
                        int m = in.readInt(); b = new ArrayList<>(); for (int i = 0; i < m; i++) { b.add(in.readUTF()); }
                        c = new byte[in.readInt()]; in.readFully(c);
                        """)))
                .containsExactly(
                        "@Encoded(Encoding.DATA_OUTPUT) class C",
                        "a",
                        "@Required b",
                        "@Required c",
                        "C.b: null is written as another value by hand; the generated marshaller refuses to write it.");
    }

    @Test
    void aFieldThatTheReaderKeepsIsNoted() {
        assertThat(Planned.of(externalizable(
                        "String a;",
                        "out.writeBoolean(a != null); if (a != null) { out.writeUTF(a); }",
                        "if (in.readBoolean()) { a = in.readUTF(); }")))
                .containsExactly(
                        "class C",
                        "@Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ONE) a",
                        "By hand, null is read into C as if nothing were there: an object that is read into again keeps a."
                                + " The generated marshaller sets null.");
    }

    @Test
    void bytesOfOneLength() {
        assertThat(Planned.of(externalizable(
                        "byte[] a = new byte[16]; int b;",
                        "out.write(a); out.writeInt(b);",
                        "in.readFully(a, 0, 16); b = in.readInt();")))
                .containsExactly("@Encoded(Encoding.DATA_OUTPUT) class C", "@Required @FixedLength(16) a", "b");
    }

    @Test
    void objectsAreCreatedWithoutParametersOrWithAllFields() {
        String methods = "public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(x); }"
                + " public void readExternal(ObjectInput in) throws IOException { x = in.readInt(); } }";
        String head = "import java.io.*; public class C implements Externalizable { int x; ";
        assertThat(Planned.of(head + "C(int x) { this.x = x; } " + methods)).startsWith("class C");
        assertThat(Planned.of(head + "C(String x) {} " + methods)).startsWith("class C");
        assertThat(Planned.of(head + "final String y; C(String y) { this.y = y; } " + methods))
                .singleElement()
                .asString()
                .contains("has no constructor without parameters");
    }

    @Test
    void aValueInPlaceOfNullIsNoted() {
        assertThat(Planned.of(externalizable(
                        "String a; int b;",
                        "out.writeUTF(a == null ? \"\" : a); out.writeInt(b);",
                        "a = in.readUTF(); b = in.readInt();")))
                .containsExactly(
                        "@Encoded(Encoding.DATA_OUTPUT) class C",
                        "a",
                        "b",
                        "C.a: null is written as another value by hand; the generated marshaller refuses to write it.");
    }

    @Test
    void inheritedFieldsMayComeLast() {
        assertThat(Planned.of(ofThreeClasses(
                        "out.writeByte(c); super.writeExternal(out);", "out.writeByte(b); out.writeByte(a);")))
                .containsExactly(
                        "class A",
                        "a",
                        "@Skip d",
                        "@Marshal(inheritedLast = true) class B",
                        "b",
                        "@Marshal(inheritedLast = true) class C",
                        "c");
        assertThat(Planned.of(ofThreeClasses(
                        "out.writeByte(c); super.writeExternal(out);", "out.writeByte(a); out.writeByte(b);")))
                .containsExactly(
                        "class A", "a", "@Skip d", "class B", "b", "@Marshal(inheritedLast = true) class C", "c");
        assertThat(Planned.of(ofThreeClasses(
                        "super.writeExternal(out); out.writeByte(c);", "out.writeByte(b); out.writeByte(a);")))
                .containsExactly(
                        "class A", "a", "@Skip d", "@Marshal(inheritedLast = true) class B", "b", "class C", "c");
    }

    @Test
    void fieldsOfAClassAreTogether() {
        assertThat(Planned.of(ofThreeClasses("out.writeByte(a); out.writeByte(c); out.writeByte(b);", "")))
                .containsExactly("c: written between fields of superclasses (C.java:4)");
        assertThat(Planned.of(ofThreeClasses("out.writeByte(a); out.writeByte(b); out.writeByte(d);", "")))
                .containsExactly("d: not written together with the other fields of its class (C.java:4)");
    }

    /** A class C with a field of its own name, which extends B, which extends A; both have methods. */
    private static String ofThreeClasses(String writer, String superWriter) {
        return """
                import java.io.*;
                public class C extends B {
                    byte c;
                    public void writeExternal(ObjectOutput out) throws IOException { %s }
                    public void readExternal(ObjectInput in) throws IOException { %s }
                }
                class B extends A implements Externalizable {
                    byte b;
                    public B() {}
                    public void writeExternal(ObjectOutput out) throws IOException { %s }
                    public void readExternal(ObjectInput in) throws IOException { %s }
                }
                class A {
                    byte a, d;
                    public A() {}
                }
                """.formatted(writer, reading(writer), superWriter, reading(superWriter));
    }

    private static String reading(String writer) {
        return writer.replaceAll("out\\.writeByte\\((.)\\)", "$1 = in.readByte()")
                .replace("super.writeExternal(out)", "super.readExternal(in)");
    }

    @Test
    void superclassesAndNestedObjects() {
        assertThat(Planned.of("""
                        import java.io.*;
                        public class C extends Base {
                            Leg leg = new Leg();
                            int own;
                            public void writeExternal(ObjectOutput out) throws IOException {
                                super.writeExternal(out);
                                out.writeInt(own);
                                leg.writeExternal(out);
                            }
                            public void readExternal(ObjectInput in) throws IOException {
                                super.readExternal(in);
                                own = in.readInt();
                                leg.readExternal(in);
                            }
                        }
                        class Base implements Externalizable {
                            long id;
                            int lost;
                            public void writeExternal(ObjectOutput out) throws IOException { out.writeLong(id); }
                            public void readExternal(ObjectInput in) throws IOException { id = in.readLong(); }
                        }
                        class Leg implements Externalizable {
                            int x;
                            public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(x); }
                            public void readExternal(ObjectInput in) throws IOException { x = in.readInt(); }
                        }
                        """))
                .containsExactly(
                        "class Base",
                        "@Encoded(Encoding.DATA_OUTPUT) id",
                        "@Skip lost",
                        "@Encoded(Encoding.DATA_OUTPUT) class C",
                        "own",
                        "@Required leg");
    }

    @Test
    void whatHasNoEqualIsNamedWithItsLine() {
        assertThat(Planned.of(externalizable("int a; Object b; transient int c; String d; int e;", """
                        out.writeInt(7);
                        out.writeObject(b);
                        out.writeInt(c);
                        if (a > 5) {
                            out.writeUTF(d);
                        }
                        out.writeInt(a * 2);
                        """, """
                        if (in.readInt() != 7) { throw new IOException(); }
                        b = in.readObject();
                        c = in.readInt();
                        if (a > 5) {
                            d = in.readUTF();
                        }
                        a = in.readInt() / 2;
                        """)))
                .containsExactly(
                        "C: a constant is written: 7 (C.java:9)",
                        "b: written by the serialization of the JDK, in a form of its own: this.b (C.java:10)",
                        "c: written although it is transient; remove that word first (C.java:11)",
                        "a: what is written depends on a condition: 5 < this.a (C.java:12)",
                        "a: a value that is not a field, but computed from it: this.a * 2 (C.java:15)");
    }

    @Test
    void classesThatGeneratedCodeCannotUseAreNamed() {
        assertThat(Planned.of("""
                        import java.io.*;
                        public class C<T extends Number> implements Externalizable {
                            int x;
                            public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(x); }
                            public void readExternal(ObjectInput in) throws IOException { x = in.readInt(); }
                        }
                        """)).containsExactly("C: a generic class whose type parameters have bounds (C.java:4)");
    }

    @Test
    void aFieldThatNoAnnotationWritesKeepsItsStatements() {
        assertThat(Planned.of(externalizable(
                        "int a; File b; File c;",
                        "out.writeByte(7); out.writeUTF(b.getPath()); out.writeInt(a); out.writeBoolean(c == null);"
                                + " if (c != null) { out.writeUTF(c.getPath()); }",
                        "in.readByte(); b = new File(in.readUTF()); a = in.readInt();"
                                + " c = in.readBoolean() ? null : new File(in.readUTF());")))
                .containsExactly(
                        "@Encoded(Encoding.DATA_OUTPUT) class C",
                        "@Required @MarshalWith(BMarshaller.class) b",
                        "a",
                        "@MarshalWith(CMarshaller.class) c");
    }

    @Test
    void aFieldThatIsWrittenTwiceIsNamed() {
        assertThat(Planned.of(externalizable(
                        "int a;", "out.writeInt(a); out.writeInt(a);", "a = in.readInt(); in.readInt();")))
                .containsExactly("a: written twice (C.java:9)");
    }

    @Test
    void wrongPairsAreNotAdopted() {
        assertThat(Planned.of(externalizable(
                        "int a; long b;",
                        "out.writeInt(a); out.writeLong(b);",
                        "b = in.readLong(); a = in.readInt();")))
                .singleElement()
                .asString()
                .contains("written");
    }

    @Test
    void signsAreThoseOfTheReader() {
        assertThat(Planned.of(externalizable(
                        "String a; int b; int c;",
                        "if (a != null) { out.writeBoolean(true); out.writeUTF(a); } else out.writeBoolean(false);"
                                + " out.writeByte(b); out.writeShort(c);",
                        "a = in.readBoolean() ? in.readUTF() : null; b = in.readUnsignedByte();"
                                + " c = in.readUnsignedShort();")))
                .contains(
                        "@Encoded(value = Encoding.DATA_OUTPUT, as = Form.UNSIGNED_BYTE) b",
                        "@Encoded(value = Encoding.DATA_OUTPUT, as = Form.UNSIGNED_SHORT) c");
        assertThat(Planned.of(externalizable("long a;", "out.writeInt((int) a);", "a = in.readInt() & 0xffffffffL;")))
                .containsExactly("a: written as int32, and read as no annotation does: this.a (C.java:9)");
        assertThat(Planned.of(externalizable(
                        "long a;", "out.writeInt((int) a);", "a = Integer.toUnsignedLong(in.readInt());")))
                .containsExactly("a: written as int32, and read as no annotation does: this.a (C.java:9)");
    }

    @Test
    void booleansMayBeNumbers() {
        assertThat(Planned.of(externalizable(
                        "boolean a; boolean b;",
                        "out.writeInt(a ? 1 : 0); out.writeShort(b ? 1 : 0);",
                        "a = in.readInt() != 0; b = in.readShort() == 1;")))
                .containsExactly(
                        "class C",
                        "@Encoded(value = Encoding.DATA_OUTPUT, as = Form.INT) a",
                        "@Encoded(value = Encoding.DATA_OUTPUT, as = Form.SHORT) b");
    }

    @Test
    void marshallersHaveNamesOfTheirOwn() {
        assertThat(Planned.of(externalizable(
                        "static class FileMarshaller {} File file; File File;",
                        "out.writeUTF(file.getPath()); out.writeUTF(File.getPath());",
                        "file = new File(in.readUTF()); File = new File(in.readUTF());")))
                .contains("@MarshalWith(FileMarshaller1.class) file", "@MarshalWith(FileMarshaller2.class) File");
    }

    @Test
    void numbersOfEnumsNameTheirAnnotation() {
        assertThat(Planned.of(chronicle(
                        "enum Kind { A, B; int code() { return ordinal() * 2; }"
                                + " static Kind of(int code) { return values()[code / 2]; } } Kind kind;",
                        "out.writeInt(kind.code());",
                        "kind = Kind.of(in.readInt());")))
                .containsExactly("kind: a number of its enum is written, which is not a constant of its constructor:"
                        + " annotate the constants with @EnumNumber, and the field with @Encoded (C.java:5)");
    }

    @Test
    void inheritedMethodsHaveToBeDeclared() {
        String source = """
                import java.io.*;
                abstract class A implements Externalizable {
                    int a;
                    public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(a); }
                    public void readExternal(ObjectInput in) throws IOException { a = in.readInt(); }
                }
                public class C extends A {}
                """;
        assertThat(Planned.of(source))
                .containsExactly("C: inherits writeExternal and readExternal; declare them here too, calling those of"
                        + " super (C.java:4)");
    }

    /** The generated reader would not change them. */
    @Test
    void whatTheReaderChangesKeepsItsStatements() {
        assertThat(Planned.of(externalizable(
                        "String a; BigDecimal b; String c; Date d; int e;",
                        "out.writeUTF(a); out.writeUTF(b.toString()); out.writeUTF(c); out.writeLong(d.getTime());"
                                + " out.writeInt(e);",
                        "a = in.readUTF().toUpperCase(); b = new BigDecimal(in.readUTF()).abs();"
                                + " c = in.readUTF().intern(); d = new Date(in.readLong() * 1000); e = in.readInt();")))
                .containsExactly(
                        "@Encoded(Encoding.DATA_OUTPUT) @Required class C",
                        "@MarshalWith(AMarshaller.class) a",
                        "@MarshalWith(BMarshaller.class) b",
                        "c",
                        "@MarshalWith(DMarshaller.class) d",
                        "e");
    }

    @Test
    void whatTheReaderMakesOfNumbersIsInTheWay() {
        String why = ": the method that reads changes what it has read (C.java:9)";
        assertThat(Planned.of(externalizable(
                        "int a; int b; long c; int d; int e;",
                        "out.writeInt(a); out.writeInt(b); out.writeLong(c); out.writeByte(d); out.writeInt(e);",
                        "a = Math.max(0, in.readInt()); b = in.readInt(); if (b == 0) { b = 100; }"
                                + " c = in.readLong() + 1; d = in.readUnsignedByte();"
                                + " if (in.available() > 0) { e = in.readInt(); }")))
                .containsExactly("a" + why, "b" + why, "c" + why, "e" + why);
    }

    @Test
    void elementsInAnotherOrderKeepTheirStatements() {
        String write = "out.writeInt(a.size()); for (int x : a) { out.writeInt(x); }";
        String read = "int n = in.readInt(); a = new %s; for (int i = 0; i < n; i++) { a.%s(%sin.readInt()); }";
        String own = "@Required @MarshalWith(AMarshaller.class) a";
        assertThat(Planned.of(
                        externalizable("Deque<Integer> a;", write, read.formatted("ArrayDeque<>(n)", "addFirst", ""))))
                .contains(own);
        assertThat(Planned.of(externalizable(
                        "LinkedList<Integer> a;", write, read.formatted("LinkedList<>()", "add", "0, "))))
                .contains(own);
        assertThat(Planned.of(externalizable(
                        "TreeSet<Integer> a;",
                        write,
                        read.formatted("TreeSet<>(Comparator.<Integer>reverseOrder())", "add", ""))))
                .contains(own);
        assertThat(Planned.of(externalizable("int[] a;", """
                                out.writeInt(a.length); for (int x : a) { out.writeInt(x); }
                                """, """
                                a = new int[in.readInt()];
                                for (int i = a.length - 1; i >= 0; i--) { a[i] = in.readInt(); }
                                """))).contains(own);
        assertThat(Planned.of(externalizable(
                        "List<Integer> a;",
                        write,
                        "int n = in.readInt(); a = new ArrayList<>(n); while (n-- > 0) { a.add(in.readInt()); }")))
                .containsExactly("class C", "@Required @Encoded(Encoding.DATA_OUTPUT) a");
    }

    @Test
    void elementsInAnotherOrderAreInTheWayWhereNoStatementsStay() {
        assertThat(Planned.of(chronicle(
                        "java.util.LinkedList<Long> a = new java.util.LinkedList<>();",
                        "out.writeInt(a.size()); for (long x : a) { out.writeLong(x); }",
                        "int n = in.readInt(); a.clear(); for (int i = 0; i < n; i++) { a.push(in.readLong()); }")))
                .first()
                .isEqualTo("a: its elements are not taken one after the other, or have an order of their own"
                        + " (C.java:5)");
    }

    @Test
    void fieldsThatAreOnlyReadAreNoted() {
        assertThat(Planned.of(externalizable(
                        "int a; transient int twice; String key;",
                        "out.writeInt(a);",
                        "a = in.readInt(); twice = 2 * a; key = \"k\" + a;")))
                .contains("C: the method that reads also sets key, twice. The generated marshaller does not.");
    }

    @Test
    void elementsThatAreWrittenByTheirClassAreNoElements() {
        assertThat(Planned.of(chronicle(
                        "java.util.List<Object> a = new java.util.ArrayList<>();",
                        "out.writeInt(a.size()); for (Object x : a) { if (x instanceof Integer i) { out.writeInt(i); }"
                                + " else { out.writeUtf8((String) x); } }",
                        "int n = in.readInt(); a.clear(); for (int i = 0; i < n; i++) { a.add(in.readUtf8()); }")))
                .isNotEmpty();
    }
}
