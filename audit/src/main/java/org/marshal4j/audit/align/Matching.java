package org.marshal4j.audit.align;

import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Hierarchy;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.port.Operation;
import org.marshal4j.audit.report.NotUnderstood;
import org.marshal4j.audit.value.Conditions;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** Compares one operation that writes with one that reads. */
record Matching(Hierarchy hierarchy, Mismatches mismatches, Rests rests) {
    /** What is known after both; null if they do not fit. */
    @Nullable
    World match(Seq writer, Seq reader, World world, Sink sink) {
        Node written = writer.head();
        Node read = reader.head();
        World next = world.at(written.place(), read.place());
        if (written instanceof Node.Op one && read instanceof Node.Op other) {
            return ops(one, other, writer, reader, world, next, sink);
        }
        if (written instanceof Node.Call one && read instanceof Node.Call other) {
            if (!one.pair().equals(other.pair()) || !Names.correspond(one, other)) {
                sink.gaps.add(
                        new NotUnderstood("methods of which it is not known that they are a pair", other.place()));
                return next.unsure();
            }
            sink.slots.add(new Slot(one, other, world.sure()));
            if (isNull(one.receiver(), world)) {
                mismatches.nullWritten(one, other, world, sink);
                return null;
            }
            return calls(one, other, world, sink)
                    ? next.read(other.id(), Canon.ofWriter().of(one.receiver()))
                    : null;
        }
        if (written instanceof Node.Op run
                && read instanceof Node.Loop loop
                && Pieces.same(
                        run,
                        Canon.ofWriter().of(run.value()),
                        loop,
                        Canon.ofReader(world.reads()).of(loop.count()))) {
            return next;
        }
        if (read instanceof Node.Op run
                && written instanceof Node.Loop loop
                && Pieces.same(
                        run,
                        Canon.ofReader(world.reads()).of(run.value()),
                        loop,
                        Canon.ofWriter().of(loop.count()))) {
            return next;
        }
        if (Displaced.is(writer, reader, world)) {
            mismatches.displaced(writer, reader, world, sink);
            return null;
        }
        if ((isOpen(written) && differs(read, written)) || (isOpen(read) && differs(written, read))) {
            mismatches.types(writer, reader, world.unsure(), sink);
            return null;
        }
        if ((isBytes(written) && read instanceof Node.Loop)
                || (isBytes(read) && written instanceof Node.Loop)
                || written instanceof Node.Call
                || read instanceof Node.Call
                || isOpen(written)
                || isOpen(read)
                || (isPiece(written, read, world) && !isBefore(writer, read, world))
                || (isPiece(read, written, world) && !isBefore(reader, written, world))) {
            // Perhaps the same bytes, by another way.
            sink.gaps.add(new NotUnderstood("written in one form and read in another", read.place()));
            return null;
        }
        types(writer, reader, world, sink);
        return null;
    }

    private void types(Seq writer, Seq reader, World world, Sink sink) {
        boolean different = Encodings.surelyDifferent(Orders.first(writer.head()), Orders.first(reader.head()))
                || Orders.otherKind(writer, reader)
                || rests.isOnlyLength(writer, reader, world.after());
        boolean sure = different && !Orders.mayGoOn(writer, reader);
        mismatches.types(writer, reader, sure ? world : world.unsure(), sink);
    }

    /** Whether something that is only there sometimes may be an element of a loop on the other side. */
    private static boolean isPiece(Node node, Node loop, World world) {
        return node instanceof Node.Op op
                && loop instanceof Node.Loop
                && !world.forks().isEmpty()
                && Encodings.same(op.form(), Orders.first(loop));
    }

    /** Whether something stands before a loop that runs as often as the one on the other side: it is no part of that. */
    private static boolean isBefore(Seq seq, Node loop, World world) {
        return seq.tail() != null
                && seq.tail().head() instanceof Node.Loop next
                && loop instanceof Node.Loop other
                && count(next, world).equals(count(other, world));
    }

    private static Linear count(Node.Loop loop, World world) {
        return Linear.of(world.facts().simplify(Canon.ofReader(world.reads()).of(loop.count())));
    }

    /** Whether a value is of another form than what a loop begins with, if it runs at all. */
    private static boolean differs(Node value, Node loop) {
        return value instanceof Node.Op op
                && !Operation.isCounted(op.form())
                && ((Node.Loop) loop).body().size() == 1
                && ((Node.Loop) loop).body().get(0) instanceof Node.Op first
                && Encodings.surelyDifferent(first.form(), op.form());
    }

    private static boolean isOpen(Node node) {
        return node instanceof Node.Loop loop && Orders.isOpen(loop.count());
    }

    private static boolean isBytes(Node node) {
        return node instanceof Node.Op op && Operation.isCounted(op.form());
    }

    private @Nullable World ops(
            Node.Op one, Node.Op other, Seq writer, Seq reader, World world, World next, Sink sink) {
        if (!Encodings.same(one.form(), other.form())) {
            if (one.value() instanceof Value.Const constant
                    && constant.value() instanceof Integer number
                    && Encodings.sameByte(one.form(), other.form(), number)) {
                return next.read(other.id(), Canon.ofWriter().of(one.value()));
            }
            if (Encodings.alike(one.form(), other.form()) && isSmall(one.value())) {
                return next.read(other.id(), Canon.ofWriter().of(one.value()));
            }
            if (Encodings.alike(one.form(), other.form())) {
                mismatches.types(writer, reader, world.unsure(), sink);
                return next.read(other.id(), Canon.ofWriter().of(one.value())).unsure();
            }
            boolean pieces = Encodings.composite(one.form()) != Encodings.composite(other.form())
                    && (Encodings.composite(one.form())
                            ? Encodings.mayBegin(one.form(), other.form())
                            : Encodings.mayBegin(other.form(), one.form()));
            boolean bytes = Operation.isCounted(one.form()) || Operation.isCounted(other.form());
            Seq rest = Encodings.composite(one.form()) ? reader.tail() : Seq.append(writer.tail(), world.after());
            // On paths that may not be, what comes after a choice is no evidence.
            boolean goesOn =
                    rests.mayBeBytes(rest) || (!world.sure() && rest != null && rest.head() instanceof Node.Choice);
            if ((bytes && Encodings.composite(one.form()) && Encodings.composite(other.form()))
                    || (pieces && !bytes && goesOn)) {
                sink.gaps.add(new NotUnderstood("written in one form and read in another", other.place()));
                return null;
            }
            types(writer, reader, world, sink);
            return null;
        }
        sink.slots.add(new Slot(one, other, world.sure()));
        Value written = Canon.ofWriter().of(one.value());
        boolean isNull = Encodings.refusesNull(one.form()) ? isNull(one.value(), world) : needsNull(written, world);
        if (isNull) {
            mismatches.nullWritten(one, other, world, sink);
            return null;
        }
        if (!Operation.isCounted(one.form())) {
            return next.read(other.id(), written);
        }
        Value read = Canon.ofReader(world.reads()).of(other.value());
        Value wanted = world.facts().simplify(written);
        if (wanted.equals(world.facts().simplify(read))) {
            return next.read(other.id(), written);
        }
        boolean constants = wanted instanceof Value.Const && read instanceof Value.Const;
        if (constants || Runs.byAnother(wanted, read, world)) {
            mismatches.lengths(one, other, world, sink);
        } else if (Values.any(read, part -> part instanceof Value.Unknown || part instanceof Value.Read)) {
            sink.gaps.add(new NotUnderstood("how many bytes are read", other.place()));
        }
        return next.unsure();
    }

    /** Whether a value of the writer is known to be null, or cannot be computed since something is. */
    private static boolean isNull(Value value, World world) {
        Value plain = Canon.ofWriter().of(value);
        boolean known =
                world.facts().decide(Conditions.equal(plain, Values.nothing())).orElse(false);
        return known || needsNull(plain, world);
    }

    private static boolean needsNull(Value value, World world) {
        Value on = value instanceof Value.Size size
                ? size.of()
                : value instanceof Value.Invoke invoke
                                && !invoke.owner().startsWith("static ")
                                && !invoke.args().isEmpty()
                        ? invoke.args().get(0)
                        : value instanceof Value.Convert convert ? convert.value() : null;
        return on != null
                && (value instanceof Value.Convert
                        ? needsNull(on, world)
                        : needsNull(on, world)
                                || world.facts()
                                        .decide(Conditions.equal(on, Values.nothing()))
                                        .orElse(false));
    }

    /** Whether a value is none that only the longer one of two forms has; negative ones are not expected. */
    private static boolean isSmall(Value value) {
        return "ISBC".contains(Canon.ofWriter().of(value).type());
    }

    /** Whether two nested objects are of classes that have nothing to do with each other. */
    boolean unrelated(Node.Call one, Node.Call other) {
        boolean related = hierarchy.isA(one.type(), other.type()) || hierarchy.isA(other.type(), one.type());
        return isClass(one.type())
                && isClass(other.type())
                && !related
                && one.pair().equals(other.pair());
    }

    private boolean calls(Node.Call one, Node.Call other, World world, Sink sink) {
        if (unrelated(one, other) && world.sure()) {
            mismatches.nested(one, other, world.unsure(), sink);
            return false;
        }
        mismatches.otherSerializer(one, other, sink);
        return true;
    }

    private boolean isClass(String type) {
        var node = hierarchy.find(type);
        return node != null && (node.access & org.objectweb.asm.Opcodes.ACC_INTERFACE) == 0;
    }
}
