package com.acme;

import org.marshal4j.Marshal;

@Marshal(copy = Marshal.Copy.FIELDS)
public class ByFields {
    int a;
    int b;
    int c;
    int d;
}
