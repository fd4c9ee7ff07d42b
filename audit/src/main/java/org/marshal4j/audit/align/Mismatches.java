package org.marshal4j.audit.align;

import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.pair.Pair;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.Finding;
import org.marshal4j.audit.report.FindingKind;
import org.marshal4j.audit.report.NotUnderstood;
import org.marshal4j.audit.report.Place;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.ValueText;
import org.marshal4j.audit.value.Values;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** Makes findings of places where both methods do not fit. */
record Mismatches(Pair pair) {
    /** One side goes on, and the other has ended. */
    void leftOver(Node node, World world, Sink sink, boolean written) {
        FindingKind plain = written ? FindingKind.WRITTEN_NOT_READ : FindingKind.READ_NOT_WRITTEN;
        FindingKind kind = Certainties.kind(plain, world);
        String what = Texts.of(node) + (written ? " is written here and not read" : " is read here and not written");
        Place at = written ? node.place() : world.written();
        Place other = written ? world.read() : node.place();
        if (node instanceof Node.Loop loop
                && (Skips.leavesOut(loop.body()) || Values.any(loop.count(), part -> part instanceof Value.Unknown))) {
            // It may not run at all.
            sink.gaps.add(new NotUnderstood("how often a loop runs", node.place()));
            return;
        }
        add(kind, world, Texts.member(node), at, other, what + Texts.when(world), sink);
    }

    /** The reader throws an exception. */
    void refused(@Nullable Node next, Node.Fail fail, World world, Sink sink) {
        if (Certainties.isOfNull(world)) {
            // A reader that refuses null may know that there is none.
            return;
        }
        Node at = next == null ? fail : next;
        Place written = next == null ? world.written() : at.place();
        FindingKind kind = world.fell() != null ? FindingKind.FALLS_THROUGH : FindingKind.REFUSED_BY_READER;
        String what = "the reader throws an exception for what is written here";
        String member = next == null ? "exception" : Texts.member(next);
        add(kind, world, member, written, fail.place(), what + Texts.when(world), sink);
    }

    /** Both go on, but not in the same way. */
    void types(Seq writer, Seq reader, World world, Sink sink) {
        Node written = writer.head();
        Node read = reader.head();
        FindingKind plain = Orders.crossed(writer, reader) ? FindingKind.OTHER_ORDER : FindingKind.OTHER_TYPE;
        FindingKind kind = plain == FindingKind.OTHER_ORDER ? plain : Certainties.kind(plain, world);
        String what = Texts.of(written) + " is written, and " + Texts.of(read) + " is read";
        add(kind, world, Texts.member(written), written.place(), read.place(), what + Texts.when(world), sink);
    }

    /** A nested object where the other side has a value before it. */
    void displaced(Seq writer, Seq reader, World world, Sink sink) {
        Node written = writer.head();
        Node read = reader.head();
        Node value = written instanceof Node.Op ? written : read;
        String what = Texts.of(written) + " is written, and " + Texts.of(read) + " is read";
        add(
                Certainties.kind(FindingKind.OTHER_TYPE, world),
                Encodings.width(Orders.first(value)) > 0 ? world : world.unsure(),
                Texts.member(written),
                written.place(),
                read.place(),
                what + Texts.when(world),
                sink);
    }

    /** Nested objects that one serializer writes and another one reads. */
    void otherSerializer(Node.Call one, Node.Call other, Sink sink) {
        if (!pair.kind().own()
                && one.receiver() instanceof Value.Field writes
                && other.receiver() instanceof Value.Field reads
                && writes.owner() instanceof Value.Self
                && reads.owner() instanceof Value.Self
                && !writes.name().equals(reads.name())) {
            String what = "field " + writes.name() + " writes a nested object, and field " + reads.name() + " reads it";
            sink.add(finding(
                    FindingKind.OTHER_ORDER, Certainty.LIKELY, writes.name(), one.place(), other.place(), what));
        }
    }

    /** A value of an object that is null where it is written. */
    void nullUsed(Node node, World world, Sink sink) {
        String what = Texts.of(node) + " is written where it is of null, which throws an exception" + Texts.when(world);
        add(FindingKind.NULL_NOT_TOLD, world, Texts.member(node), node.place(), world.read(), what, sink);
    }

    /** An object that is read as null, or null that is read as an object. */
    void nullRead(boolean written, boolean sure, Place writer, Place reader, Sink sink) {
        String what = written ? "null is written, and an object is read" : "an object is written, and null is read";
        Certainty certainty = sure ? Certainty.CERTAIN : Certainty.LIKELY;
        sink.add(finding(FindingKind.NULL_NOT_TOLD, certainty, "null", writer, reader, what));
    }

    /** The same bytes for every object. */
    void nothingWritten(Place writer, Place reader, Sink sink) {
        String what = "nothing of the object is written, and what is returned depends on what is read";
        sink.add(finding(FindingKind.READ_NOT_WRITTEN, Certainty.LIKELY, "object", writer, reader, what));
    }

    /** A whole that is not as many bytes as the pieces on the other side. */
    void lengths(Seq writer, Seq reader, World world, Sink sink) {
        Node written = writer.head();
        Node read = reader.head();
        String what = Texts.of(written) + " is written, and " + Texts.of(read) + " is read, which is another length";
        add(
                Certainties.kind(FindingKind.OTHER_TYPE, world),
                world,
                Texts.member(written),
                written.place(),
                read.place(),
                what + Texts.when(world),
                sink);
    }

    /** A run of bytes that is written before its length. */
    void crossed(Seq writer, Seq reader, World world, Sink sink) {
        Node written = writer.head();
        Node read = reader.head();
        String what = Texts.of(written) + " is written before its length, and read behind it";
        add(FindingKind.OTHER_ORDER, world, Texts.member(written), written.place(), read.place(), what, sink);
    }

    /** A field whose value goes somewhere else, while the reader goes by the one that it happens to have. */
    void unread(String field, Slot slot, Sink sink) {
        String what = "field " + field + " is written, and the reader goes by the one that it has before it reads it";
        sink.add(finding(
                FindingKind.OTHER_COUNT,
                Certainty.LIKELY,
                field,
                slot.written().place(),
                slot.read().place(),
                what));
    }

    /** Other numbers of bytes. */
    void lengths(Node.Op one, Node.Op other, World world, Sink sink) {
        String what =
                ValueText.of(one.value()) + " elements are written, and " + ValueText.of(other.value()) + " are read";
        add(FindingKind.OTHER_TYPE, world, Texts.member(one), one.place(), other.place(), what, sink);
    }

    /** Null is written in a form that has none. */
    void nullWritten(Node one, Node other, World world, Sink sink) {
        String what = Texts.of(one) + " is written where it is null, and the form has no null";
        add(FindingKind.NULL_NOT_TOLD, world, Texts.member(one), one.place(), other.place(), what, sink);
    }

    /** Nested objects of classes that have nothing to do with each other. */
    void nested(Node.Call one, Node.Call other, World world, Sink sink) {
        String what = "an object of " + one.type().replace('/', '.') + " is written, and one of "
                + other.type().replace('/', '.') + " is read";
        add(FindingKind.OTHER_TYPE, world, Texts.member(one), one.place(), other.place(), what, sink);
    }

    /** Loops that take the elements from other ends. */
    void reversed(Node.Loop one, Node.Loop other, World world, Sink sink) {
        boolean fromEnd = one.order() < 0;
        String what = "elements are written from the " + (fromEnd ? "end" : "start") + ", and read from the "
                + (fromEnd ? "start" : "end");
        // What was read may be turned round afterwards.
        add(
                FindingKind.OTHER_ORDER,
                world.unsure(),
                Texts.member(one),
                one.place(),
                other.place(),
                what + Texts.when(world),
                sink);
    }

    /** Loops that run another number of times; false if that cannot be said. */
    boolean counts(Node.Loop one, Node.Loop other, Value written, Value read, World world, Sink sink) {
        boolean unknown = Values.any(read, Mismatches::isOpen) || Values.any(written, Mismatches::isOpen);
        boolean constants = written instanceof Value.Const && read instanceof Value.Const;
        boolean off = Linear.of(written).plus(Linear.of(read), -1).isConstant();
        if (!off && (unknown || (!constants && !ofTwoFields(written, read)))) {
            sink.gaps.add(new NotUnderstood("how often a loop runs", other.place()));
            return false;
        }
        // Sizes of two fields may always be the same.
        World as = off || constants ? world : world.unsure();
        String what = "a loop runs " + ValueText.of(written) + " times when it writes, and " + ValueText.of(read)
                + " times when it reads";
        add(FindingKind.OTHER_COUNT, as, Texts.member(one), one.place(), other.place(), what + Texts.when(world), sink);
        return true;
    }

    private static boolean isOpen(Value value) {
        return value instanceof Value.Unknown || value instanceof Value.Read || value instanceof Value.Select;
    }

    /** Whether two numbers are of two fields of one object; an object and what it holds may be of one size. */
    private static boolean ofTwoFields(Value one, Value other) {
        Value.Field a = field(one);
        Value.Field b = field(other);
        return a != null && b != null && a.owner().equals(b.owner());
    }

    private static Value.@Nullable Field field(Value number) {
        Value of = number instanceof Value.Size size ? size.of() : number;
        return of instanceof Value.Field field ? field : null;
    }

    /** Fields that are read the other way round. */
    void swapped(String one, String other, Slot slot, boolean sure, Sink sink) {
        String what = "field " + one + " is written, and what is read is stored in field " + other;
        Certainty certainty = sure ? Certainty.CERTAIN : Certainty.LIKELY;
        Finding finding = finding(
                FindingKind.OTHER_ORDER,
                certainty,
                one.substring(one.lastIndexOf(' ') + 1),
                slot.written().place(),
                slot.read().place(),
                what);
        sink.add(finding);
    }

    /** A field whose value is lost, because the next one is stored in the same place. */
    void overwritten(String field, Slot slot, boolean sure, Sink sink) {
        String what =
                "field " + field + " is written, and what is read is stored in a field that takes the next value too";
        sink.add(finding(
                FindingKind.OTHER_ORDER,
                sure && !hasOtherReader() ? Certainty.CERTAIN : Certainty.LIKELY,
                field.substring(field.lastIndexOf(' ') + 1),
                slot.written().place(),
                slot.read().place(),
                what));
    }

    private void add(FindingKind kind, World world, String member, Place written, Place read, String what, Sink sink) {
        MethodNode method = pair.reader().node();
        if (method.name.equals("<init>") && (method.access & Opcodes.ACC_PRIVATE) != 0) {
            // The method that calls it reads the rest.
            sink.gaps.add(new NotUnderstood("a constructor that only its class calls", read));
            return;
        }
        boolean sure = world.sure() && !Certainties.choseApart(world) && !hasOtherReader();
        sink.add(finding(kind, sure ? Certainty.CERTAIN : Certainty.LIKELY, member, written, read, what));
    }

    /**
     * Whether something else may be the reader. A constructor that others cannot call may read only a part, and the
     * method that calls it the rest; a class with an inherited method may have a constructor of another form.
     */
    private boolean hasOtherReader() {
        MethodNode reader = pair.reader().node();
        boolean hidden = reader.name.equals("<init>") && (reader.access & Opcodes.ACC_PUBLIC) == 0;
        boolean inherited = pair.kind().readers().size() > 1
                && pair.reader().owner() != pair.writer().owner();
        return hidden || inherited || isGivenMore(reader);
    }

    /** Whether a constructor takes, before the stream, something that others may have read; not the outer object. */
    private boolean isGivenMore(MethodNode reader) {
        String outer = "(L" + pair.owner().name.replaceFirst("\\$[^$]*$", ";");
        return reader.name.equals("<init>")
                && !reader.desc.startsWith("(L" + pair.kind().input() + ";")
                && !reader.desc.startsWith(outer);
    }

    /** A finding of this pair. */
    Finding finding(FindingKind kind, Certainty certainty, String member, Place written, Place read, String what) {
        FindingKind shown = pair.copies() ? FindingKind.COPY_DIFFERS : kind;
        String name = pair.owner().name.replace('/', '.');
        String text = Character.toUpperCase(what.charAt(0)) + what.substring(1) + ".";
        return new Finding(shown, certainty, pair.kind().name(), name, member, written, read, text);
    }
}
