package org.marshal4j.blackbox.dto;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Two classes that hold each other. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
public class Ping implements PingMarshallable {
    int count;
    Pong pong;

    /** The other one. */
    @Marshal
    public static class Pong implements Ping_PongMarshallable {
        Ping ping;

        @Required
        List<Ping> pings;
    }

    /** A record that holds itself. */
    @Marshal
    public record Cons(int head, Cons tail) implements Ping_ConsMarshallable {}
}
