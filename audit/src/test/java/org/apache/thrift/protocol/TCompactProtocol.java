package org.apache.thrift.protocol;

import org.apache.thrift.transport.TIOStreamTransport;

/** Stands for the class of that name. */
public class TCompactProtocol extends TProtocol {
    /** Writes to and reads from a transport. */
    public TCompactProtocol(TIOStreamTransport transport) {}
}
