package org.marshal4j.schema.matrix;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.field.RenameHistory;
import org.marshal4j.schema.wire.WireType;

/**
 * The ways from the type of a message to the types that it may hold. A type that is only reached as one of several
 * classes is not in every message, so a change to it affects some messages only.
 */
final class Routes {
    private final Function<String, Schema> types;
    private final Map<String, Route> byType = new HashMap<>();
    private final Deque<String> pending = new ArrayDeque<>();

    /**
     * A shortest way.
     *
     * @param path the names of the fields on it
     * @param isOneOfSeveral whether each way leads through a family or list of classes, of which a message has one
     */
    record Route(String path, boolean isOneOfSeveral) {}

    /**
     * Finds the ways.
     *
     * @param root the type of the messages
     * @throws IllegalArgumentException if the schema of a type is not found
     */
    Routes(Schema root, Function<String, Schema> types) {
        this.types = types;
        // A type that can be reached without a choice is found before those that cannot.
        Deque<Runnable> choices = new ArrayDeque<>();
        add(root.type(), "", false);
        while (!pending.isEmpty() || !choices.isEmpty()) {
            if (pending.isEmpty()) {
                choices.remove().run();
            } else {
                visit(pending.remove(), choices);
            }
        }
    }

    /** The way to a type; that of the message itself for a type that is not reached. */
    Route to(String type) {
        return byType.getOrDefault(type, new Route("", false));
    }

    private void add(String type, String path, boolean isOneOfSeveral) {
        if (byType.putIfAbsent(type, new Route(path, isOneOfSeveral)) == null) {
            pending.add(type);
        }
    }

    private void visit(String type, Deque<Runnable> choices) {
        Schema schema = types.apply(type);
        Route route = to(type);
        boolean isChoice = schema.members().size() > 1;
        for (String member : schema.members().values()) {
            add(member, route.path(), route.isOneOfSeveral(), isChoice, choices);
        }
        for (SchemaField field : schema.plainFields()) {
            String name = RenameHistory.shown(field.name());
            String path = route.path().isEmpty() ? name : route.path() + "." + name;
            held(field.type(), path, route.isOneOfSeveral(), false, choices);
        }
    }

    // The recursion is bounded, because the parser limits how deep wire types are nested.
    private void held(WireType type, String path, boolean isOneOfSeveral, boolean isListed, Deque<Runnable> choices) {
        if (type.parts().isEmpty()) {
            type.heldTypes().forEach(held -> add(held, path, isOneOfSeveral, isListed, choices));
        }
        type.parts()
                .forEach(part ->
                        held(part, path, isOneOfSeveral, isListed || type instanceof WireType.Dynamic, choices));
    }

    private void add(String type, String path, boolean isOneOfSeveral, boolean isChoice, Deque<Runnable> choices) {
        if (isChoice) {
            choices.add(() -> add(type, path, true));
        } else {
            add(type, path, isOneOfSeveral);
        }
    }
}
