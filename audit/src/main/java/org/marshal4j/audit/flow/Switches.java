package org.marshal4j.audit.flow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.audit.report.Place;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Conditions;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** A switch, as a chain of choices. */
record Switches(List<Integer> keys) {

    static Switches of(AbstractInsnNode node) {
        if (node instanceof LookupSwitchInsnNode lookup) {
            return new Switches(lookup.keys);
        }
        TableSwitchInsnNode table = (TableSwitchInsnNode) node;
        List<Integer> keys = new ArrayList<>();
        for (int key = table.min; key <= table.max; key++) {
            keys.add(key);
        }
        return new Switches(keys);
    }

    /**
     * Follows every case. The targets of the block are those of the keys, then the default, which is never reached if
     * every constant of an enum has a case.
     */
    Ends follow(Follower follower, Block block, State state, Set<Integer> stops, Set<Integer> cases, EnumCases enums) {
        Value value = state.pop();
        Place at = follower.place();
        if (value instanceof Value.Const constant && constant.value() instanceof Integer n) {
            int index = keys.indexOf(n);
            return follower.run(block.next.get(index < 0 ? keys.size() : index), stops, state, -1);
        }
        int otherwise = block.next.get(keys.size());
        Set<Integer> added = new HashSet<>(block.next);
        added.removeAll(stops);
        added.removeAll(cases);
        cases.addAll(added);
        Map<Integer, Ends> known = new HashMap<>();
        boolean open = !hasAll(enums.of(value), block);
        Ends chain =
                open ? copy(known.computeIfAbsent(otherwise, to -> follower.run(to, stops, state.copy(), -1))) : null;
        for (int i = keys.size() - 1; i >= 0; i--) {
            int target = block.next.get(i);
            if (target == otherwise) {
                continue;
            }
            Ends ends = known.get(target);
            if (ends == null) {
                ends = follower.run(target, stops, state.copy(), -1);
                known.put(target, ends);
            }
            Condition condition = Conditions.equal(value, Values.number(keys.get(i)));
            chain = chain == null ? copy(ends) : follower.either(condition, copy(ends), chain, at);
        }
        cases.removeAll(added);
        return java.util.Objects.requireNonNull(chain);
    }

    private boolean hasAll(Set<Integer> values, Block block) {
        int otherwise = block.next.get(keys.size());
        return !values.isEmpty()
                && values.stream()
                        .allMatch(value -> keys.contains(value) && block.next.get(keys.indexOf(value)) != otherwise);
    }

    private static Ends copy(Ends ends) {
        Map<Integer, State> at = new HashMap<>();
        ends.at().forEach((block, state) -> at.put(block, state.copy()));
        return new Ends(ends.nodes(), at, ends.tangled());
    }
}
