package com.acme;

import org.marshal4j.Marshal;

@Marshal
public class Ping implements PingMarshallable {}
