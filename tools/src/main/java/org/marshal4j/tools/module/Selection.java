package org.marshal4j.tools.module;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.tools.type.TypeNames;

/**
 * The changes to accept.
 *
 * @param types the binary names of the types whose changes are accepted; empty for all types
 * @param rules the names of rules: only types that have changed by these rules alone are accepted; empty for all rules
 */
public record Selection(Set<String> types, Set<String> rules) {

    /**
     * Makes a selection from a user's input.
     *
     * @param types the names of types; empty for all types
     * @param rules the names of rules; empty for all rules
     * @param known all types that exist or did exist
     * @return the selection
     * @throws IllegalArgumentException if there is no such type or rule
     */
    public static Selection of(List<String> types, List<String> rules, Set<String> known) {
        Set<String> names =
                types.stream().map(type -> TypeNames.one(type, known)).collect(Collectors.toSet());
        Set<String> ids = Arrays.stream(Rule.values()).map(Rule::id).collect(Collectors.toCollection(TreeSet::new));
        for (String rule : rules) {
            if (!ids.contains(rule)) {
                throw new IllegalArgumentException(
                        "There is no rule " + rule + ". There are " + String.join(", ", ids) + ".");
            }
        }
        return new Selection(names, new HashSet<>(rules));
    }

    /**
     * The schemas to accept: today's schema of each selected type, and the accepted schema of each other type.
     *
     * @param lock the lock file
     * @param today today's schemas by type
     * @param told takes the changes that are not accepted
     * @return the schemas, by type
     */
    public Map<String, Schema> forms(LockFile lock, Map<String, Schema> today, Consumer<String> told) {
        Map<String, List<Difference>> changes = SchemaChanges.between(lock, Schemas.of(today.values())).stream()
                .filter(lock::reports)
                .collect(Collectors.groupingBy(Difference::type));
        Map<String, Schema> accepted = lock.accepted();
        Map<String, Schema> forms = new TreeMap<>(accepted);
        Set<String> all = new TreeSet<>(accepted.keySet());
        all.addAll(today.keySet());
        for (String type : all) {
            Schema form = today.get(type);
            List<Difference> changed = changes.getOrDefault(type, List.of());
            if (!isSelected(type, changed)) {
                changed.forEach(change -> told.accept("not accepted: " + change.message()));
            } else if (form == null) {
                forms.remove(type);
            } else {
                forms.put(type, form);
            }
        }
        return forms;
    }

    private boolean isSelected(String type, List<Difference> changes) {
        boolean isByRules = !changes.isEmpty()
                && changes.stream()
                        .allMatch(change -> rules.contains(change.rule().id()));
        return (types.isEmpty() || types.contains(type)) && (rules.isEmpty() || isByRules);
    }
}
