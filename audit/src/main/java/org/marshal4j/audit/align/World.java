package org.marshal4j.audit.align;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.report.Place;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/**
 * What is known on one path through both methods. Immutable.
 *
 * @param reads what was written where the reader's operations read
 * @param forks the choices on the way
 * @param tested those that the other side has tested as well
 * @param trust how sure it is
 * @param written the last place that wrote
 * @param read the last place that read
 * @param fell where a case of a switch was entered from the one before
 * @param after what the writer writes after the sequence that is being aligned
 */
record World(
        Facts facts,
        Map<Integer, Value> reads,
        List<Fork> forks,
        Set<Condition> tested,
        Trust trust,
        Place written,
        Place read,
        @Nullable Place fell,
        @Nullable Seq after) {

    static World start(Place written, Place read) {
        return new World(Facts.NONE, Map.of(), List.of(), Set.of(), Trust.FULL, written, read, null, null);
    }

    World with(Condition condition, boolean holds) {
        return new World(facts.with(condition, holds), reads, forks, tested, trust, written, read, fell, after);
    }

    World fork(Condition condition, Fork.By by, Place place) {
        List<Fork> more = new ArrayList<>(forks);
        more.add(new Fork(condition, by, place, false));
        return new World(facts.with(condition, true), reads, more, tested, trust, written, read, fell, after);
    }

    /** The branches of all choices but the first ones have ended. */
    World ended(int first) {
        List<Fork> more = new ArrayList<>(forks);
        for (int i = first; i < more.size(); i++) {
            more.set(i, more.get(i).ended());
        }
        return new World(facts, reads, more, tested, trust, written, read, fell, after);
    }

    World tested(Condition condition) {
        Set<Condition> more = new HashSet<>(tested);
        more.add(condition.test());
        return new World(facts, reads, forks, more, trust, written, read, fell, after);
    }

    World read(int id, Value value) {
        Map<Integer, Value> more = new HashMap<>(reads);
        more.put(id, value);
        return new World(facts, more, forks, tested, trust, written, read, fell, after);
    }

    /** Something was not understood. */
    World unsure() {
        return new World(facts, reads, forks, tested, trust.unclear(), written, read, fell, after);
    }

    /** Perhaps no object takes this path. */
    World doubtful() {
        return new World(facts, reads, forks, tested, trust.doubtful(), written, read, fell, after);
    }

    /** Whether all of it is understood, and some object takes this path. */
    boolean sure() {
        return trust.isUnderstood() && trust.isReached();
    }

    World at(Place nowWritten, Place nowRead) {
        return new World(facts, reads, forks, tested, trust, nowWritten, nowRead, fell, after);
    }

    World fell(Place place) {
        return new World(facts, reads, forks, tested, trust, written, read, place, after);
    }

    World after(@Nullable Seq seq) {
        return new World(facts, reads, forks, tested, trust, written, read, fell, seq);
    }

    /**
     * What is known after two paths have met, which a condition had parted.
     *
     * @param all whether there are no others, so that an object takes one of them
     */
    World merge(World other, Condition condition, World before, boolean all) {
        Map<Integer, Value> values = new HashMap<>(reads);
        other.reads.forEach((id, value) -> {
            Value mine = values.get(id);
            Value both = mine == null ? value : Values.select(condition, mine, value);
            values.put(id, Values.tooLarge(both) ? new Value.Unknown(-id, value.type()) : both);
        });
        Set<Condition> both = new HashSet<>(tested);
        both.addAll(other.tested);
        return new World(
                facts.and(other.facts),
                values,
                before.forks,
                both,
                all ? trust.met(other.trust, before.trust) : trust.and(other.trust),
                written,
                read,
                before.fell,
                before.after);
    }
}
