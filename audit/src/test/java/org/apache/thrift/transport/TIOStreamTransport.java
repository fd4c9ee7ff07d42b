package org.apache.thrift.transport;

import java.io.InputStream;
import java.io.OutputStream;

/** Stands for the class of that name. */
public class TIOStreamTransport {
    /** Writes to a stream. */
    public TIOStreamTransport(OutputStream out) {}

    /** Reads from a stream. */
    public TIOStreamTransport(InputStream in) {}
}
