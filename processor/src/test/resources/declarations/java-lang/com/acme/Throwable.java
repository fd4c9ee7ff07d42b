package com.acme;

class Throwable {}
