package org.marshal4j.blackbox.reference;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/** The schema ids that messages begin with today, as the lines of the lock file say. */
public final class MessageIds {
    private static final String LOCK = "/schema-ids.lock";
    private static final Map<String, Integer> TODAY = read();

    private MessageIds() {}

    /** Returns the id of each type that has one, by its binary name. */
    public static Map<String, Integer> today() {
        return TODAY;
    }

    /** Returns the id of a type. */
    static int today(String type) {
        return TODAY.get(type);
    }

    /** Later lines are of later revisions. */
    private static Map<String, Integer> read() {
        Map<String, Integer> ids = new TreeMap<>();
        try (InputStream in = MessageIds.class.getResourceAsStream(LOCK)) {
            new String(in.readAllBytes(), UTF_8)
                    .lines()
                    .map(line -> line.split(" "))
                    .filter(words -> words[0].equals("id"))
                    .forEach(words -> ids.put(words[3], HexFormat.fromHexDigits(words[2])));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Map.copyOf(ids);
    }
}
