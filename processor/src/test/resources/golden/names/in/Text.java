package com.acme;

import org.marshal4j.Marshal;

@Marshal
class Text {
    String text;
}
