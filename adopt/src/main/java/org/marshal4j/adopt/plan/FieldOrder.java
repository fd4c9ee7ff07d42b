package org.marshal4j.adopt.plan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.marshal4j.adopt.report.Obstacle;
import org.objectweb.asm.tree.ClassNode;

/**
 * The order in which the fields of a class and its superclasses are written. A class has its own ones together, either
 * after those that it inherits or before them.
 */
final class FieldOrder {

    private final Set<String> inheritedLast = new HashSet<>();
    private final List<Obstacle> obstacles = new ArrayList<>();

    /**
     * Finds out which it is, for each class.
     *
     * @param classes the class, then its superclasses
     * @param written the fields in the order in which they are written
     */
    FieldOrder(List<ClassNode> classes, List<FieldWire> written) {
        Deque<String> owners = owners(written);
        for (ClassNode owner : classes) {
            if (owner.name.equals(owners.peekLast())) {
                owners.removeLast();
            } else if (owner.name.equals(owners.peekFirst())) {
                owners.removeFirst();
                inheritedLast.add(owner.name);
            } else if (owners.remove(owner.name)) {
                written.stream()
                        .filter(field -> field.owner().equals(owner.name))
                        .findFirst()
                        .ifPresent(field -> refuse(field, "written between fields of superclasses"));
            }
        }
    }

    /** Internal names of the classes whose own fields come first. */
    Set<String> inheritedLast() {
        return inheritedLast;
    }

    /** What no marshaller writes in this order. */
    List<Obstacle> obstacles() {
        return obstacles;
    }

    private void refuse(FieldWire field, String why) {
        obstacles.add(new Obstacle(field.name(), why, field.place()));
    }

    /** The classes, each once for all of its fields that follow one another; reports those that come again. */
    private Deque<String> owners(List<FieldWire> written) {
        Set<String> owners = new LinkedHashSet<>();
        String last = "";
        for (FieldWire field : written) {
            if (!owners.add(field.owner()) && !field.owner().equals(last)) {
                refuse(field, "not written together with the other fields of its class");
            }
            last = field.owner();
        }
        return new ArrayDeque<>(owners);
    }
}
