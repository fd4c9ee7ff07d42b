package org.marshal4j.channels;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * All bytes that one end of a connection sends: {@code src/test/resources/connection.hex}. They never change, since the
 * other end may have been built years ago.
 */
class StoredSchemasTest {
    private static final Path STORED = Path.of("src/test/resources/connection.hex");

    @Test
    void connectionSendsItsHeaderAndThenFrames() throws IOException {
        String[] stored = hex().split("\n", 2);
        ByteArrayOutputStream sent = new ByteArrayOutputStream();
        Connection<Request, Request.Order> connection = Connection.over(
                InputStream.nullInputStream(), sent, RequestMarshaller.INSTANCE, Request_OrderMarshaller.INSTANCE);
        assertThat(HexFormat.of().formatHex(sent.toByteArray()))
                .as("before any message")
                .isEqualTo(stored[0]);
        connection.writer().write(new Request.Login("ada", 3));
        connection.writer().write(Request.Order.of(7, "VOD.L"));
        connection.writer().write(new Request.Ping());
        assertThat(HexFormat.of().formatHex(sent.toByteArray())).isEqualTo(stored[0] + stored[1]);
    }

    @Test
    void otherEndReadsThem() throws IOException {
        byte[] stored = HexFormat.of().parseHex(hex().replace("\n", ""));
        Connection<Request.Order, Request> connection = Connection.over(
                new ByteArrayInputStream(stored),
                new ByteArrayOutputStream(),
                Request_OrderMarshaller.INSTANCE,
                RequestMarshaller.INSTANCE);
        assertThat(connection.handshake()).isTrue();
        assertThat(connection.reader().read()).isEqualTo(new Request.Login("ada", 3));
        assertThat(connection.reader().read())
                .isInstanceOfSatisfying(
                        Request.Order.class, order -> assertThat(order.symbol).isEqualTo("VOD.L"));
        assertThat(connection.reader().read()).isEqualTo(new Request.Ping());
        assertThat(connection.reader().read()).isNull();
        assertThat(connection.reader().isEnded()).isTrue();
    }

    /** The hexadecimal digits of the header in one line, and those of the frames in another. */
    private static String hex() throws IOException {
        return Files.readString(STORED)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.isEmpty() ? "\n" : line.replace(" ", ""))
                .collect(Collectors.joining());
    }
}
