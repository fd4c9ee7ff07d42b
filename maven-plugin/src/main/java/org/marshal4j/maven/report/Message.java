package org.marshal4j.maven.report;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.marshal4j.maven.fork.ForkedJvm;
import org.marshal4j.maven.fork.ShowMessages;

/**
 * A message for a page.
 *
 * @param hex its bytes as hexadecimal digits; empty if none can be made
 * @param explained its fields, or why there is no message
 */
public record Message(String hex, String explained) {

    /**
     * Makes a message of each type.
     *
     * @param jvm the JVM that makes them
     * @param schemas the schemas of the types
     * @return the messages by the binary names of their types
     * @throws IOException if the JVM fails
     */
    public static Map<String, Message> ofAll(ForkedJvm jvm, String schemas) throws IOException {
        String[] parts =
                jvm.run(ShowMessages.class, List.of(), schemas.lines().toList()).split("\f", -1);
        Map<String, Message> messages = new TreeMap<>();
        // Nothing precedes the first form feed.
        for (int i = 1; i + 2 < parts.length; i += 3) {
            messages.put(parts[i], new Message(parts[i + 1], parts[i + 2]));
        }
        return messages;
    }
}
