package com.acme;

record Price(long units) {}
