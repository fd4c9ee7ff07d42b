package org.marshal4j.benchmarks.views;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.MappedBytes;
import org.agrona.concurrent.UnsafeBuffer;
import org.marshal4j.chronicle.ChronicleViews;
import org.marshal4j.runtime.memory.MemoryAccess;
import org.marshal4j.runtime.view.MessageView;

/** The memory that a view reads. */
public enum ViewPlace {
    /** An array. */
    ARRAY {
        @Override
        Stand with(byte[] message) {
            return new Stand() {
                @Override
                public <V extends MessageView<?, V>> V wrap(V view) {
                    return view.wrap(message);
                }

                @Override
                public void wrap(UnsafeBuffer buffer) {
                    buffer.wrap(message);
                }
            };
        }
    },

    /** A buffer over an array. */
    HEAP_BUFFER {
        @Override
        Stand with(byte[] message) {
            return over(ByteBuffer.wrap(message));
        }
    },

    /** Native memory of the JVM. */
    DIRECT_BUFFER {
        @Override
        Stand with(byte[] message) {
            return over(ByteBuffer.allocateDirect(message.length).put(message).flip());
        }
    },

    /** A file that the JVM has mapped. */
    MAPPED_BUFFER {
        @Override
        Stand with(byte[] message) {
            try {
                Path file = file();
                Files.write(file, message);
                try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                    return over(channel.map(FileChannel.MapMode.READ_WRITE, 0, message.length));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    },

    /** Chronicle Bytes in native memory. */
    NATIVE_BYTES {
        @Override
        Stand with(byte[] message) {
            return over(Bytes.allocateElasticDirect(message.length), message);
        }
    },

    /** A file that Chronicle has mapped. */
    MAPPED_BYTES {
        @Override
        Stand with(byte[] message) {
            try {
                return over(MappedBytes.mappedBytes(file().toFile(), 1 << 16), message);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    };

    /** Returns a new place with a message in it. */
    abstract Stand with(byte[] message);

    /** Returns the places where an access reads and sets in place. */
    public static List<ViewPlace> by(MemoryAccess access) {
        return access == MemoryAccess.UNSAFE
                ? Arrays.asList(values())
                : List.of(ARRAY, HEAP_BUFFER, DIRECT_BUFFER, MAPPED_BUFFER);
    }

    private static Path file() throws IOException {
        Path file = Files.createTempFile("view", ".bytes");
        file.toFile().deleteOnExit();
        return file;
    }

    private static Stand over(ByteBuffer message) {
        return new Stand() {
            @Override
            public <V extends MessageView<?, V>> V wrap(V view) {
                return view.wrap(message);
            }

            @Override
            public void wrap(UnsafeBuffer buffer) {
                buffer.wrap(message);
            }
        };
    }

    private static Stand over(Bytes<?> bytes, byte[] message) {
        bytes.write(message);
        return new Stand() {
            @Override
            public <V extends MessageView<?, V>> V wrap(V view) {
                return ChronicleViews.wrap(view, bytes);
            }

            @Override
            public void wrap(UnsafeBuffer buffer) {
                buffer.wrap(bytes.addressForRead(bytes.readPosition()), (int) bytes.readRemaining());
            }

            @Override
            public void close() {
                bytes.releaseLast();
            }
        };
    }
}
