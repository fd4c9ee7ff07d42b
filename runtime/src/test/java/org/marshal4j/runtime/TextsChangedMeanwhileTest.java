package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Texts that another thread keeps changing while they are read, as in a mapped file that another process writes to.
 * Each read gives some text or is refused, and touches nothing outside of the text and of the new String. What happens
 * depends on the machine.
 */
class TextsChangedMeanwhileTest {
    private static final int READS = Integer.getInteger("sample.stride", 1) <= 2 ? 300_000 : 50_000;
    private static final int LENGTH = 63;

    /** Bytes that no text here contains. */
    private static final byte GUARD = 'G';

    private final byte[] memory = new byte[2 * 128 + LENGTH];
    private volatile boolean ended;
    private Thread other;

    @AfterEach
    void end() throws InterruptedException {
        ended = true;
        other.join();
    }

    private void meanwhile(Runnable change) {
        other = new Thread(() -> {
            while (!ended) {
                change.run();
            }
        });
        other.start();
    }

    /** The count says at times that more bytes belong to the text than there are. */
    @Test
    void countsAreReadOnce() {
        Arrays.fill(memory, GUARD);
        Arrays.fill(memory, 1, 1 + LENGTH, (byte) 'x');
        memory[0] = LENGTH;
        meanwhile(() -> {
            memory[0] = 127;
            // Otherwise, no other thread would ever see that.
            Thread.onSpinWait();
            memory[0] = LENGTH;
            Thread.onSpinWait();
            memory[0] = -128;
            Thread.onSpinWait();
        });
        Input in = Input.of(memory, 0, 1 + LENGTH);
        for (int i = 0; i < READS; i++) {
            in.position(0);
            try {
                String text = Text.read(null, in);
                assertThat(text.length()).isEqualTo(text.lastIndexOf('x') + 1);
            } catch (MarshalException e) {
                assertThat(e.code()).isIn("MARSHAL203", "MARSHAL205");
            }
        }
    }

    /** The same bytes are as many characters as there are bytes, or only a third or half of that. */
    @Test
    void lengthsAreNotReliedOn() {
        byte[] ascii = "a".repeat(LENGTH).getBytes(StandardCharsets.UTF_8);
        byte[] ofThree = "\u4E2D".repeat(LENGTH / 3).getBytes(StandardCharsets.UTF_8);
        byte[] ofTwo = ("\u00E9".repeat(LENGTH / 2) + "a").getBytes(StandardCharsets.UTF_8);
        byte[] ofFour = ("\uD83D\uDE00".repeat(LENGTH / 4) + "abc").getBytes(StandardCharsets.UTF_8);
        byte[][] all = {ascii, ofThree, ofTwo, ofThree, ofFour, ofTwo};
        meanwhile(() -> {
            for (byte[] one : all) {
                System.arraycopy(one, 0, memory, 0, LENGTH);
            }
        });
        for (int i = 0; i < READS; i++) {
            try {
                String text = Utf8Decoder.decode(memory, RawMemory.ARRAY_OFFSET, LENGTH);
                // Otherwise, the characters that it lacks have been written behind it.
                assertThat(text).doesNotMatch("a{1,62}\\x00*");
                assertThat(text).isEqualTo(new String(text.toCharArray()));
            } catch (MarshalException e) {
                assertThat(e.code()).isEqualTo("MARSHAL208");
            }
        }
    }
}
