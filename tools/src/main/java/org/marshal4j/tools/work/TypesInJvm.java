package org.marshal4j.tools.work;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.marshal4j.tools.fork.ForkedJvm;
import org.marshal4j.tools.fork.ShowTypes;
import org.marshal4j.tools.module.SchemaFiles;

/**
 * What a JVM tells about a type.
 *
 * @param sizes {@code min max} of its messages in bytes, −1 for no limit; empty if it has no marshaller
 * @param layout the layout of its objects, as a table; empty for an interface
 */
record TypesInJvm(String sizes, String layout) {

    /** Asks a JVM about types, by their binary names. */
    static Map<String, TypesInJvm> ask(ForkedJvm jvm, Collection<String> types) throws IOException {
        List<String> lines = types.stream()
                .map(type -> type + " " + SchemaFiles.marshallerOf(type))
                .toList();
        Map<String, TypesInJvm> answers = new TreeMap<>();
        for (String answer : jvm.run(ShowTypes.class, List.of(), lines).split("\f")) {
            String head = answer.lines().findFirst().orElse("");
            int space = head.indexOf(' ');
            if (space > 0) {
                String layout = answer.substring(head.length()).stripLeading();
                answers.put(
                        head.substring(0, space),
                        new TypesInJvm(head.substring(space + 1).strip(), layout));
            }
        }
        return answers;
    }
}
