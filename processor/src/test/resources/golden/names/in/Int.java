package com.acme;

import org.marshal4j.Marshal;

@Marshal
class Int {
    int int_;
}
