package com.acme;

import org.marshal4j.MarshalWith;

@MarshalWith(AmountMarshaller.class)
record Amount(int cents) {}
