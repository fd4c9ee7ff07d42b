package org.marshal4j.audit.grammar;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.audit.report.Place;
import org.marshal4j.audit.value.Value;

/**
 * What a method writes or reads.
 *
 * @param nodes the sequence
 * @param result what the method returns; null for void
 * @param fields what the fields of its objects hold in the end
 * @param overwritten readings that were stored in a field and then lost, for the next one went to the same field
 * @param elements readings that became an element of an array, or a key or value of a map; as values of that form
 * @param escaped objects made here whose fields may have been set by code that was not followed
 * @param classes the classes whose methods were followed
 * @param start the method's first line
 */
public record Grammar(
        List<Node> nodes,
        @org.jspecify.annotations.Nullable Value result,
        Map<Value.Field, Value> fields,
        Set<Integer> overwritten,
        Map<Integer, Value> elements,
        Set<Integer> escaped,
        Set<String> classes,
        Place start) {

    /** Copies the collections. */
    public Grammar {
        nodes = List.copyOf(nodes);
        fields = Map.copyOf(fields);
        overwritten = Set.copyOf(overwritten);
        elements = Map.copyOf(elements);
        escaped = Set.copyOf(escaped);
        classes = Set.copyOf(classes);
    }

    /** The same method, as far as one of its streams is concerned. */
    public Grammar of(int port) {
        return with(Nodes.of(nodes, port));
    }

    /** The same method with other nodes. */
    public Grammar with(List<Node> others) {
        return new Grammar(others, result, fields, overwritten, elements, escaped, classes, start);
    }
}
