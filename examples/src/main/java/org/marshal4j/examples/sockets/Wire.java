package org.marshal4j.examples.sockets;

import java.io.Closeable;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;

/** The two streams of a socket, which count their bytes. */
final class Wire implements Closeable {

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private long received;
    private long sent;

    Wire(Socket socket) throws IOException {
        this.socket = socket;
        socket.setTcpNoDelay(true);
        this.in = new FilterInputStream(socket.getInputStream()) {
            @Override
            public int read() throws IOException {
                int value = super.read();
                received += value < 0 ? 0 : 1;
                return value;
            }

            @Override
            public int read(byte[] target, int offset, int length) throws IOException {
                int count = super.read(target, offset, length);
                received += Math.max(0, count);
                return count;
            }
        };
        this.out = new FilterOutputStream(socket.getOutputStream()) {
            @Override
            public void write(int value) throws IOException {
                out.write(value);
                sent++;
            }

            @Override
            public void write(byte[] source, int offset, int length) throws IOException {
                out.write(source, offset, length);
                sent += length;
            }
        };
    }

    InputStream in() {
        return in;
    }

    OutputStream out() {
        return out;
    }

    long received() {
        return received;
    }

    long sent() {
        return sent;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
