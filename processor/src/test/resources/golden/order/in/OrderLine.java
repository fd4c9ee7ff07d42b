package com.acme;

import org.marshal4j.Marshal;

@Marshal
class OrderLine {
    int item;
    long quantity;
}
