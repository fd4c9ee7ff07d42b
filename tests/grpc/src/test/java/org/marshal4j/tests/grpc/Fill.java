package org.marshal4j.tests.grpc;

import org.marshal4j.Marshal;

/** The answer of the server. */
@Marshal
public class Fill {
    public long order;
    public int lines;
    public double sum;
}
