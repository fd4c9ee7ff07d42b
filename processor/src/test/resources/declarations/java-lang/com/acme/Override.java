package com.acme;

class Override {}
