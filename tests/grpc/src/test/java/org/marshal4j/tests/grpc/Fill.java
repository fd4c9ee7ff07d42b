package org.marshal4j.tests.grpc;

import org.marshal4j.Marshal;

/** What the server answers. */
@Marshal
public class Fill {
    public long order;
    public int lines;
    public double sum;
}
