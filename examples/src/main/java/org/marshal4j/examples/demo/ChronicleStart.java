package org.marshal4j.examples.demo;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.logging.Level;
import java.util.logging.Logger;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.HexDumpBytes;

/**
 * Starts Chronicle before anything is shown, and suppresses the hints about JVM flags that it prints then: the demo
 * needs none.
 */
public final class ChronicleStart {

    private static final int FIRST_THAT_WARNS = 24;

    /** Kept here, since a logger that nobody references forgets its level. */
    private static final Logger CHRONICLE = Logger.getLogger("net.openhft.chronicle");

    private ChronicleStart() {}

    /** Starts Chronicle. The JVM's own warnings cannot be suppressed, only explained. */
    public static void quietly(Terminal terminal) {
        CHRONICLE.setLevel(Level.OFF);
        PrintStream err = System.err;
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        try {
            use(Bytes.allocateElasticDirect());
            use(new HexDumpBytes());
        } finally {
            System.setErr(err);
        }
        if (Runtime.version().feature() >= FIRST_THAT_WARNS) {
            terminal.text("");
            terminal.styled(
                    Terminal.Style.ASIDE,
                    "The JVM's warnings are about sun.misc.Unsafe and native access, which Chronicle uses.");
        }
    }

    private static void use(Bytes<?> bytes) {
        bytes.writeLong(1).writeUtf8("text");
        bytes.releaseLast();
    }
}
