package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Arrays of all primitives, nullable and required. The class is named like a class of java.util. */
@Marshal(view = true)
public class Arrays implements ArraysMarshallable {
    boolean[] booleans;
    byte[] bytes;
    short[] shorts;
    char[] chars;
    int[] ints;
    private long[] longs;
    float[] floats;
    double[] doubles;

    @Required
    boolean[] booleansR;

    @Required
    byte[] bytesR;

    @Required
    short[] shortsR;

    @Required
    char[] charsR;

    @Required
    private int[] intsR;

    @Required
    long[] longsR;

    @Required
    float[] floatsR;

    @Required
    double[] doublesR;
}
