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
 * @param hex its bytes in hexadecimal digits; empty if nobody knows to make one
 * @param explained its fields, or why there is none
 */
public record Message(String hex, String explained) {

    /** One of each type, by its binary name. */
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
