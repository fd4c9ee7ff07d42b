package org.marshal4j.random.edits;

import java.util.Map;

/**
 * A sealed interface in one revision.
 *
 * @param members the names of its classes, with their numbers
 */
record Family(String name, Map<String, Integer> members) {
    String source(String packageName, boolean withId) {
        return "package " + packageName + ";\n\nimport org.marshal4j.*;\n\n@Marshal"
                + (withId ? "(schemaId = true)" : "") + "\nsealed interface " + name
                + " permits " + String.join(", ", members.keySet()) + " {}\n";
    }
}
