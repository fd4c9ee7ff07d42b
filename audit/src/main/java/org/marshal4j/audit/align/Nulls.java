package org.marshal4j.audit.align;

import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Hierarchy;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.pair.Pair;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Conditions;
import org.marshal4j.audit.value.Mapping;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;
import org.objectweb.asm.Type;

/** Finds out what becomes of null. */
final class Nulls {

    private final Condition isNull;
    private final boolean tested;
    private final Value result;
    private final Grammar writer;
    private final Grammar reader;

    private Nulls(Condition isNull, Value result, Grammar writer, Grammar reader) {
        this.isNull = isNull;
        this.result = result;
        this.writer = writer;
        this.reader = reader;
        this.tested = tests(writer, isNull);
    }

    /** For a pair whose reader returns the object that the writer is given; null if it does not. */
    static @Nullable Nulls of(Pair pair, Grammar writer, Grammar reader, Hierarchy hierarchy) {
        Type[] types = Type.getArgumentTypes(pair.writer().node().desc);
        int object = types.length - 1;
        while (object >= 0 && isOutput(types[object], pair, hierarchy)) {
            object--;
        }
        Value result = reader.result();
        if (pair.kind().own() || pair.copies() || result == null || object < 0) {
            return null;
        }
        Condition isNull = Conditions.equal(new Value.Param(object, "?"), Values.nothing());
        return new Nulls(isNull, result, writer, reader);
    }

    private static boolean isOutput(Type type, Pair pair, Hierarchy hierarchy) {
        return type.getSort() == Type.OBJECT
                && hierarchy.isA(type.getInternalName(), pair.kind().output());
    }

    private static boolean tests(Grammar writer, Condition isNull) {
        boolean[] found = {false};
        Nodes.each(writer.nodes(), node -> {
            if (node instanceof Node.Choice choice) {
                found[0] |= Canon.ofWriter().of(choice.condition()).test().equals(isNull);
            } else if (node instanceof Node.Op op) {
                found[0] |= Values.any(
                        Canon.ofWriter().of(op.value()),
                        part -> part instanceof Value.Select select
                                && select.condition().test().equals(isNull));
            }
        });
        return found[0];
    }

    /** What the reader returns at the end of a path, for null and for an object. */
    void check(World end, Mismatches mismatches, Sink sink) {
        if (isNothing(result)) {
            if (writesOf(writer)) {
                mismatches.nullRead(false, end.sure(), writer.start(), reader.start(), sink);
            }
            return;
        }
        Value read = Canon.ofReader(end.reads()).of(result);
        boolean onlyNull = end.facts().decide(isNull).orElse(false);
        boolean neverNull = !end.facts().decide(isNull).orElse(true);
        if (!onlyNull) {
            Value plainly = simplified(read, Facts.NONE.with(isNull, false));
            Value here = simplified(read, end.facts().with(isNull, false));
            if (isNothing(here) || isNothing(usual(here))) {
                boolean always = end.forks().stream()
                        .allMatch(fork -> fork.condition().test().equals(isNull));
                boolean sure = isNothing(plainly) && always && end.sure();
                mismatches.nullRead(false, sure, writer.start(), reader.start(), sink);
            }
        }
        if (tested && !neverNull) {
            Value here = simplified(read, end.facts().with(isNull, true));
            if (!Conditions.decide(Conditions.equal(here, Values.nothing())).orElse(true)) {
                mismatches.nullRead(true, false, writer.start(), reader.start(), sink);
            }
        }
    }

    /** Whether anything is written that depends on the object. */
    private boolean writesOf(Grammar writer) {
        boolean[] found = {false};
        Nodes.each(
                writer.nodes(),
                node -> found[0] |= node instanceof Node.Op op
                        && Values.any(Canon.ofWriter().of(op.value()), part -> part.equals(isNull.left())));
        return found[0];
    }

    /** Finds writers that write the same for every object, while what is read decides what is returned. */
    void checkConstant(Mismatches mismatches, Sink sink) {
        boolean[] same = {Nodes.moves(writer.nodes())};
        Nodes.each(writer.nodes(), node -> same[0] &= isSame(node));
        // What is too complex to follow depends on what is read as well.
        if (same[0] && Values.any(result, part -> part instanceof Value.Read || part instanceof Value.Unknown)) {
            mismatches.nothingWritten(writer.start(), reader.start(), sink);
        }
    }

    private boolean isSame(Node node) {
        if (node instanceof Node.Choice choice) {
            return Canon.ofWriter().of(choice.condition()).test().equals(isNull);
        }
        return node instanceof Node.Fail || (node instanceof Node.Op op && op.value() instanceof Value.Const);
    }

    private static Value simplified(Value value, Facts facts) {
        return new Mapping(facts::simplify).apply(value);
    }

    /** The value unless something that the object has happens to be a certain number or text. */
    private static Value usual(Value value) {
        Value left = value;
        while (left instanceof Value.Select select
                && !select.condition().less()
                && select.condition().right() instanceof Value.Const constant
                && constant.value() != null
                && (select.condition().left() instanceof Value.Invoke
                        || select.condition().left() instanceof Value.Field)
                && !select.condition().left().type().equals("Z")
                && Values.any(select.condition().left(), part -> part instanceof Value.Param)) {
            left = select.condition().negated() ? select.yes() : select.no();
        }
        return left;
    }

    private static boolean isNothing(Value value) {
        return value.equals(Values.nothing()) || (value instanceof Value.Const constant && constant.value() == null);
    }

    /** Whether what is written is a part of something that is null on a path. */
    static boolean uses(Node node, World world) {
        if (!world.facts().knowsNull()) {
            return false;
        }
        Value value = node instanceof Node.Op op ? op.value() : node instanceof Node.Loop loop ? loop.count() : null;
        return value != null && uses(simplified(Canon.ofWriter().of(value), world.facts()), world.facts());
    }

    private static boolean uses(Value value, Facts facts) {
        Value of = value instanceof Value.Field field
                ? field.owner()
                : value instanceof Value.Size size
                        ? size.of()
                        : value instanceof Value.At at
                                ? at.array()
                                : value instanceof Value.Invoke invoke
                                                && !invoke.args().isEmpty()
                                                && !invoke.owner().startsWith("static ")
                                        ? invoke.args().get(0)
                                        : null;
        if (of != null && facts.decide(Conditions.equal(of, Values.nothing())).orElse(false)) {
            return true;
        }
        boolean[] found = {false};
        if (!(value instanceof Value.Select) && !(value instanceof Value.Truth)) {
            Values.parts(value, part -> found[0] |= uses(part, facts));
        }
        return found[0];
    }
}
