package org.marshal4j.audit.align;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.port.Operation;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Value;

/**
 * Runs both methods side by side: whatever the writer may write, the reader has to read. Where the writer chooses,
 * each choice is a path of its own; where the reader does, what it has read decides, as far as that is known.
 */
final class Aligner {

    private static final int LIMIT = 20_000;

    private final Mismatches mismatches;
    private final Matching matching;
    private final Wholes wholes;
    private final Expansion expansion;
    private final Trials trials = new Trials(this);
    private int steps;

    Aligner(Mismatches mismatches, Matching matching, Wholes wholes, Expansion expansion) {
        this.mismatches = mismatches;
        this.matching = matching;
        this.wholes = wholes;
        this.expansion = expansion;
    }

    /** Whether so many steps have been taken that the others are needed to go on. */
    boolean isHalfway() {
        return steps > LIMIT / 2;
    }

    /** Aligns whole sequences: what the reader has left over at the end is wrong as well. Says what is known then. */
    List<World> whole(@Nullable Seq writer, @Nullable Seq reader, World world, Sink sink) {
        List<World> worlds = new ArrayList<>();
        for (End end : align(writer, reader, world, sink)) {
            rest(end.reader(), end.world(), sink);
            worlds.add(end.world());
        }
        return worlds;
    }

    /** Aligns one sequence of the writer, and says where the reader is afterwards. */
    private List<End> align(@Nullable Seq writer, @Nullable Seq reader, World start, Sink sink) {
        World world = start;
        while (true) {
            if (++steps > LIMIT) {
                sink.gap("too many paths through both methods", world.written());
                return List.of();
            }
            if (writer != null && Skips.passes(writer.head())) {
                world = writer.head() instanceof Node.FallThrough through ? world.fell(through.place()) : world;
                writer = writer.tail();
                continue;
            }
            if (reader != null && reader.head() instanceof Node.Choice choice) {
                Seq next = decided(choice, reader, world);
                if (!Seq.same(next, reader)) {
                    Condition condition = Canon.ofReader(world.reads()).of(choice.condition());
                    world = world.tested(condition);
                    reader = next;
                    continue;
                }
            }
            if (reader != null && Skips.passes(reader.head())) {
                reader = reader.tail();
                continue;
            }
            if (writer != null && Skips.isEmpty(writer.head(), Canon.ofWriter(), world)) {
                sink.reach(writer.head());
                writer = writer.tail();
                continue;
            }
            if (reader != null && Skips.isEmpty(reader.head(), Canon.ofReader(world.reads()), world)) {
                sink.reach(reader.head());
                reader = reader.tail();
                continue;
            }
            if (writer == null) {
                return List.of(new End(reader, world));
            }
            if (writer.head() instanceof Node.Fail) {
                return List.of();
            }
            if (writer.head() instanceof Node.Opaque opaque) {
                sink.gap(opaque);
                return List.of();
            }
            if (writer.head() instanceof Node.Choice choice) {
                return choice(choice, writer, reader, world, sink);
            }
            if (Nulls.uses(writer.head(), world)) {
                mismatches.nullUsed(writer.head(), world, sink);
                return List.of();
            }
            if (reader == null) {
                mismatches.leftOver(writer.head(), world, sink, true);
                return List.of();
            }
            if (reader.head() instanceof Node.Opaque opaque) {
                sink.gap(opaque);
                return List.of();
            }
            if (reader.head() instanceof Node.Fail fail) {
                mismatches.refused(writer.head(), fail, world, sink);
                return List.of();
            }
            if (reader.head() instanceof Node.Choice choice) {
                return readerChoice(choice, writer, reader, world, sink);
            }
            Seq lessWritten = Pieces.without(writer, reader.head());
            Seq lessRead = Pieces.without(reader, writer.head());
            if (Seq.same(lessWritten, writer) != Seq.same(lessRead, reader)) {
                sink.reach(writer.head());
                sink.reach(reader.head());
                writer = Seq.same(lessWritten, writer) ? writer.tail() : lessWritten;
                reader = Seq.same(lessRead, reader) ? reader.tail() : lessRead;
                continue;
            }
            if (writer.head() instanceof Node.Loop != reader.head() instanceof Node.Loop) {
                Seq unrolledWriter = Skips.unrolled(writer, Canon.ofWriter(), world);
                Seq unrolledReader = Skips.unrolled(reader, Canon.ofReader(world.reads()), world);
                if (!Seq.same(unrolledWriter, writer) || !Seq.same(unrolledReader, reader)) {
                    writer = unrolledWriter;
                    reader = unrolledReader;
                    continue;
                }
            }
            if (writer.head() instanceof Node.Call call && !(reader.head() instanceof Node.Call)) {
                List<Node> inside = expansion.of(call);
                if (inside != null) {
                    sink.leave();
                    writer = Seq.of(inside, writer.tail());
                    continue;
                }
            } else if (reader.head() instanceof Node.Call call && !(writer.head() instanceof Node.Call)) {
                List<Node> inside = expansion.of(call);
                if (inside != null) {
                    sink.leave();
                    reader = Seq.of(inside, reader.tail());
                    continue;
                }
            }
            if (writer.head() instanceof Node.Call one
                    && reader.head() instanceof Node.Call other
                    && begins(one, other)) {
                sink.gap("a nested object that the reader reads itself", world.written());
                return List.of();
            }
            if (Runs.isOfBuffer(writer.head()) && !Runs.isOfBuffer(reader.head())) {
                // What is in a buffer on one side only, as the bytes that it is.
                sink.reach(writer.head());
                writer = Seq.of(((Node.Op) writer.head()).inside(), writer.tail());
                continue;
            } else if (Runs.isOfBuffer(reader.head()) && !Runs.isOfBuffer(writer.head())) {
                sink.reach(reader.head());
                reader = Seq.of(((Node.Op) reader.head()).inside(), reader.tail());
                continue;
            }
            Orders.Meeting meeting = Orders.differ(writer, reader) ? Orders.meeting(writer, reader) : null;
            if (meeting != null) {
                sink.leave();
                writer = meeting.writer();
                reader = meeting.reader();
                world = world.unsure();
                continue;
            }
            if (Runs.crossed(writer, reader, world)) {
                mismatches.crossed(writer, reader, world, sink);
                return List.of();
            }
            Wholes.Lengths lengths = wholes.compare(writer, reader, world);
            if (lengths == Wholes.Lengths.SAME) {
                sink.leave();
                return List.of();
            } else if (lengths == Wholes.Lengths.DIFFERENT) {
                mismatches.lengths(writer, reader, world, sink);
                return List.of();
            }
            sink.reach(writer.head());
            sink.reach(reader.head());
            Sink found = new Sink();
            World next = match(writer, reader, world, found);
            boolean sure = world.sure() && !Certainties.choseApart(world) && !Orders.mayGoOn(writer, reader);
            if (sure && found.doubts() && !(writer.head() instanceof Node.Loop && reader.head() instanceof Node.Loop)) {
                if (isValue(writer.head()) && trials.fit(writer.tail(), reader, world)) {
                    mismatches.leftOver(writer.head(), world, sink, true);
                    return List.of();
                } else if (isValue(reader.head()) && trials.fit(writer, reader.tail(), world)) {
                    mismatches.leftOver(reader.head(), world, sink, false);
                    return List.of();
                }
            }
            sink.addAll(found);
            if (next == null) {
                return List.of();
            }
            world = next;
            writer = writer.tail();
            reader = reader.tail();
        }
    }

    private static boolean isValue(Node node) {
        return node instanceof Node.Op op && !Operation.isCounted(op.form()) && !op.isName();
    }

    /** Whether what a nested object writes begins with another one that is read in its place. */
    private boolean begins(Node.Call one, Node.Call other) {
        List<Node> inside = matching.unrelated(one, other) ? expansion.of(one) : null;
        return inside != null
                && inside.stream()
                        .filter(node -> !Skips.passes(node))
                        .limit(1)
                        .anyMatch(node -> node instanceof Node.Call first && !matching.unrelated(first, other));
    }

    private @Nullable World match(Seq writer, Seq reader, World world, Sink sink) {
        if (writer.head() instanceof Node.Loop one && reader.head() instanceof Node.Loop other) {
            return loops(one, other, world, sink);
        }
        World next = matching.match(writer, reader, world, sink);
        return next != null && writer.head() instanceof Node.Op one && reader.head() instanceof Node.Op other
                ? inside(one, other, next, sink)
                : next;
    }

    /** Aligns what is in two buffers that are at the same place. */
    private World inside(Node.Op one, Node.Op other, World world, Sink sink) {
        if (one.inside().isEmpty() != other.inside().isEmpty()) {
            sink.gap("what is in a buffer", world.written());
            return world;
        }
        if (one.inside().isEmpty()) {
            return world;
        }
        List<End> ends = align(Seq.of(one.inside(), null), Seq.of(other.inside(), null), world.after(null), sink);
        ends.forEach(end -> rest(end.reader(), end.world(), sink));
        return ends.size() == 1
                ? ends.get(0).world().ended(world.forks().size()).after(world.after())
                : world;
    }

    private World loops(Node.Loop one, Node.Loop other, World world, Sink sink) {
        Value written = world.facts().simplify(Canon.ofWriter().of(one.count()));
        Value read = world.facts().simplify(Canon.ofReader(world.reads()).of(other.count()));
        World next = world.at(one.place(), other.place());
        if (Skips.leavesOut(one.body()) != Skips.leavesOut(other.body())) {
            sink.gap("a loop that leaves elements out", next.written());
            return next.unsure();
        }
        boolean same = Linear.of(written).equals(Linear.of(read));
        World inside = (same ? world : world.unsure()).after(null);
        whole(Seq.of(one.body(), null), Seq.of(other.body(), null), inside, sink);
        if (same && one.order() * other.order() < 0) {
            mismatches.reversed(one, other, next, sink);
        }
        return same || mismatches.counts(one, other, written, read, world, sink) ? next : next.unsure();
    }

    /** The sequence with the branch that a choice of the reader takes; the same one if that is not known. */
    private static @Nullable Seq decided(Node.Choice choice, Seq reader, World world) {
        Condition condition = Canon.ofReader(world.reads()).of(choice.condition());
        Optional<Boolean> decided = world.facts().decide(condition);
        if (decided.isEmpty()) {
            return reader;
        }
        List<Node> taken = decided.get() ? choice.yes() : choice.no();
        if (Nodes.fails(taken) && Certainties.ofUnread(choice.condition())) {
            // The object that is read into is not the one that was written: a new one is taken to pass.
            taken = decided.get() ? choice.no() : choice.yes();
        }
        return Seq.of(taken, reader.tail());
    }

    private List<End> choice(Node.Choice choice, Seq writer, @Nullable Seq reader, World world, Sink sink) {
        Condition condition = Canon.ofWriter().of(choice.condition());
        Optional<Boolean> decided = world.facts().decide(condition);
        if (decided.isPresent()) {
            return align(Seq.of(decided.get() ? choice.yes() : choice.no(), writer.tail()), reader, world, sink);
        }
        World outer = world.after(Seq.append(writer.tail(), world.after()));
        World yes = fork(outer, condition, choice, Nodes.moves(choice.yes()));
        World no = fork(outer, condition.not(), choice, Nodes.moves(choice.no()));
        List<End> ends = End.merged(
                align(Seq.of(choice.yes(), null), reader, yes, sink),
                align(Seq.of(choice.no(), null), reader, no, sink),
                condition,
                world);
        List<End> all = new ArrayList<>();
        for (End end : ends) {
            World left = end.world().ended(world.forks().size()).after(world.after());
            List<End> next = align(writer.tail(), end.reader(), left, sink);
            next.forEach(one -> End.merge(all, one, condition, world, false));
        }
        return all;
    }

    private static World fork(World world, Condition condition, Node.Choice choice, boolean moves) {
        World base = Certainties.independent(condition, world, moves) ? world : world.doubtful();
        return base.fork(condition, Fork.By.WRITER, choice.place());
    }

    /** A choice of the reader of which it is not known how it ends. */
    private List<End> readerChoice(Node.Choice choice, @Nullable Seq writer, Seq reader, World world, Sink sink) {
        Condition condition = Canon.ofReader(world.reads()).of(choice.condition());
        Seq yes = Seq.of(choice.yes(), reader.tail());
        Seq no = Seq.of(choice.no(), reader.tail());
        if (Nodes.fails(choice.yes()) || Nodes.fails(choice.no())) {
            // A check of what was read: what the writer writes is taken to pass it.
            boolean passing = Nodes.fails(choice.yes());
            return align(writer, passing ? no : yes, world.with(condition, !passing), sink);
        }
        if (Certainties.ofWriter(condition)) {
            World base = Certainties.independent(condition, world, false) ? world : world.doubtful();
            World holds = base.fork(condition, Fork.By.READER, choice.place());
            World not = base.fork(condition.not(), Fork.By.READER, choice.place());
            return End.merged(align(writer, yes, holds, sink), align(writer, no, not, sink), condition, world);
        }
        // Nobody knows which one it takes: the one that fits. If neither fits what is written next, that is sure.
        World base =
                writer != null && trials.fitNeither(writer, yes, no, condition, choice, world) ? world : world.unsure();
        World one = base.fork(condition, Fork.By.UNKNOWN, choice.place());
        World other = base.fork(condition.not(), Fork.By.UNKNOWN, choice.place());
        boolean first = trials.findings(writer, yes, one) <= trials.findings(writer, no, other);
        return align(writer, first ? yes : no, first ? one : other, sink);
    }

    /** What the reader still reads when nothing is left. */
    private void rest(@Nullable Seq reader, World world, Sink sink) {
        if (reader == null) {
            return;
        }
        Node head = reader.head();
        if (Skips.passes(head)) {
            rest(reader.tail(), world, sink);
        } else if (head instanceof Node.Choice choice) {
            for (End end : readerChoice(choice, null, reader, world, sink)) {
                rest(end.reader(), end.world(), sink);
            }
        } else if (head instanceof Node.Opaque opaque) {
            sink.gap(opaque);
        } else if (head instanceof Node.Fail fail) {
            mismatches.refused(null, fail, world, sink);
        } else if (Skips.isEmpty(head, Canon.ofReader(world.reads()), world)) {
            rest(reader.tail(), world, sink);
        } else {
            mismatches.leftOver(head, world, sink, false);
        }
    }
}
