package org.marshal4j.maven.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.marshal4j.maven.fork.ForkedJvm;
import org.marshal4j.maven.fork.ShowMessages;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

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
     * @param lock the lock file, which has the schema ids of messages
     * @return the messages by the binary names of their types
     * @throws IOException if the JVM fails
     */
    public static Map<String, Message> ofAll(ForkedJvm jvm, Schemas schemas, LockFile lock) throws IOException {
        List<String> ids = new ArrayList<>();
        schemas.types()
                .forEach(type -> lock.schemaId(type).ifPresent(id -> ids.addAll(List.of(type, SchemaId.text(id)))));
        String[] parts = jvm.run(
                        ShowMessages.class, ids, schemas.toString().lines().toList())
                .split("\f", -1);
        Map<String, Message> messages = new TreeMap<>();
        // Nothing precedes the first form feed.
        for (int i = 1; i + 2 < parts.length; i += 3) {
            messages.put(parts[i], new Message(parts[i + 1], parts[i + 2]));
        }
        return messages;
    }
}
