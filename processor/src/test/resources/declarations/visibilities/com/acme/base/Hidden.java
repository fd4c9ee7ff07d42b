package com.acme.base;

import org.marshal4j.Marshal;

// com.acme.base.Hidden: 06
@Marshal
public class Hidden {
    byte a = 6;
}
